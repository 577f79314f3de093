import { tenths } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';
import { AXIS_DASH, below, COVER, type Random, realRectangle, ring, stroked } from './pen.ts';

const ROWS = [210, 415, 620];
const LEFT = 190;
const WIDTH = 900;

/** A plan: grid bubbles, axes, columns and walls; one bay is filled in. */
export function grid(random: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const columns = columnAxes(5 + below(2, random), random);
  const bay = below(columns.length - 1, random);
  const row = below(ROWS.length - 1, random);
  const [left = 0, right = 0] = columns.slice(bay, bay + 2);
  const [top = 0, bottom = 0] = ROWS.slice(row, row + 2);
  const realBay = realRectangle({ x: left, y: top, width: right - left, height: bottom - top }, colourway);
  const upright = columns.map((x) => {
    const axis = stroked(`M${tenths(x)} 108V${COVER.height - 40}`, drawing.line, 1.6, AXIS_DASH);
    return axis + ring(tenths(x), 76, 32, drawing.line);
  });
  const level = ROWS.map((y) => {
    const axis = stroked(`M108 ${y}H${COVER.width - 40}`, drawing.line, 1.6, AXIS_DASH);
    return axis + ring(76, y, 32, drawing.line);
  });
  const structure = `<path d="${columnsAndWalls(columns, random)}" fill="${drawing.line}"/>`;
  return realBay + upright.join('') + level.join('') + structure;
}

/** Axes at uneven distances, scaled to the width of the plan. */
function columnAxes(count: number, random: Random): number[] {
  let x = 0;
  const axes = times(count, () => {
    const axis = x;
    x += (1000 / count) * (0.7 + random() * 0.6);
    return axis;
  });
  const scale = WIDTH / (axes.at(-1) ?? 1);
  return axes.map((axis) => LEFT + axis * scale);
}

/** Path data of a column at each crossing, and of the walls between some of them, some with a door at the end. */
function columnsAndWalls(columns: readonly number[], random: Random): string {
  const parts = columns.flatMap((x, column) =>
    ROWS.map((y, row) => {
      const nextX = columns[column + 1];
      const nextY = ROWS[row + 1];
      let data = `M${tenths(x - 14)} ${y - 14}h28v28h-28z`;
      if (nextX !== undefined && random() > 0.35) data += levelWall(x + 14, nextX - 14, y, random);
      if (nextY !== undefined && random() > 0.45) data += `M${tenths(x - 7)} ${y + 14}h14V${nextY - 14}h-14z`;
      return data;
    }),
  );
  return parts.join('');
}

function levelWall(from: number, to: number, y: number, random: Random): string {
  const door = from + (to - from) * (0.3 + random() * 0.5);
  const end = random() > 0.5 ? to : door;
  return `M${tenths(from)} ${y - 7}H${tenths(end)}v14H${tenths(from)}z`;
}
