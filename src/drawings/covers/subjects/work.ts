import { FULL_TURN, tenths } from '../../path.ts';
import { times } from '../../times.ts';
import type { Colourway } from '../colourway.ts';
import { filled, HIDDEN_DASH, level, type Random, realRectangle, rectangle, ring, stroked } from '../pen.ts';

/** Eight letters of an inbox, one of them real. */
export function inbox(_: Random, colourway: Colourway): string {
  const { drawing, real } = colourway;
  return times(8, (i) => {
    const at = { x: 132 + (i % 4) * 244, y: 186 + Math.floor(i / 4) * 216, width: 204, height: 150 };
    const isReal = i === 6;
    const line = isReal ? real.line : drawing.line;
    const flap = `M${at.x} ${at.y}l102 82 102-82`;
    const body = isReal
      ? realRectangle(at, colourway, 22) + filled(`${flap}z`, real.top, real.line)
      : filled(rectangle(at), drawing.front, line) + stroked(flap, line);
    return body;
  }).join('');
}

const HOURS = 12;

/** Three clocks for the same work: one shows the rhythm of demand, one that of the work, one the whole way. */
export function clocks(_: Random, colourway: Colourway): string {
  const { drawing, real, ground } = colourway;
  const [y, radius] = [360, 158];
  return [0.12, 0.22, 0.78]
    .map((share, i) => {
      const x = 222 + i * 378;
      const isReal = i === 2;
      const onDial = (turn: number, distance: number) => {
        const angle = turn * FULL_TURN - FULL_TURN / 4;
        return `${tenths(x + distance * Math.cos(angle))} ${tenths(y + distance * Math.sin(angle))}`;
      };
      const large = share > 0.5 ? 1 : 0;
      const sector = `M${x} ${y}V${y - radius + 34}A${radius - 34} ${radius - 34} 0 ${large} 1 ${onDial(share, radius - 34)}z`;
      const arcs = times(5, (k) => {
        const r = 20 + k * 22;
        return `M${x} ${y - r}A${r} ${r} 0 ${large} 1 ${onDial(share, r)}`;
      }).join('');
      const marks = times(
        HOURS,
        (k) => `M${onDial(k / HOURS, radius - 20)}L${onDial(k / HOURS, radius - 4)}`,
      );
      const tones = isReal ? real : drawing;
      return (
        ring(x, y, radius, drawing.line, drawing.front) +
        filled(sector, isReal ? real.front : drawing.end, tones.line) +
        (isReal ? stroked(arcs, real.line, 1.4) : '') +
        stroked(marks.join(''), drawing.line) +
        ring(x, y, 9, drawing.line, ground) +
        stroked(`M${x} ${y + radius}V620`, drawing.line, 1.6, HIDDEN_DASH)
      );
    })
    .concat(level(620, drawing.line))
    .join('');
}

/** One property and the five who might change it; the line to its owner is drawn through. */
export function owner(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const [ground, owned] = [640, 3];
  const card = { x: 470, y: 84, width: 260, height: 130 };
  const people = times(5, (i) => {
    const x = 200 + i * 200;
    const body = `M${x - 52} ${ground}V${ground - 120}C${x - 52} ${ground - 186} ${x + 52} ${ground - 186} ${x + 52} ${ground - 120}V${ground}z`;
    const fill = i === owned ? drawing.top : drawing.front;
    const way = `M600 214V290H${x}V${ground - 262}`;
    return (
      stroked(way, drawing.line, i === owned ? 4 : 1.6, i === owned ? undefined : HIDDEN_DASH) +
      filled(body, fill, drawing.line) +
      ring(x, ground - 216, 36, drawing.line, fill)
    );
  });
  return people.join('') + realRectangle(card, colourway) + level(ground, drawing.line);
}
