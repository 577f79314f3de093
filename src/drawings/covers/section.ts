import { insulationLoops } from '../insulation.ts';
import { tenths } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';
import { below, COVER, diagonals, filled, type Random, stroked } from './pen.ts';

const TOP = 70;
const BOTTOM = 600;
const WALL = 860;

/** A horizontal section through a wall of five layers, hatched by material, with its dimension line. */
export function section(random: Random, { drawing, real }: Colourway): string {
  const start = 150 + random() * 60;
  const shares = times(5, () => 50 + random() * 190);
  const scale = WALL / shares.reduce((sum, share) => sum + share);
  const realLayer = 1 + below(3, random);
  let left = start;
  const layers = shares.map((share, i) => {
    const layer = { left, thickness: share * scale };
    left += layer.thickness;
    return drawLayer(layer, i === realLayer) + stroked(dimensionMark(layer.left), drawing.line);
  });
  const dimensionLine = `M90 ${BOTTOM + 50}H${COVER.width - 60}`;
  return layers.join('') + stroked(dimensionMark(left) + dimensionLine, drawing.line);

  function drawLayer(layer: Layer, isReal: boolean): string {
    const hatch = isReal ? 1 : below(4, random);
    const fill = [drawing.front, drawing.end, drawing.top, drawing.front][hatch] ?? drawing.front;
    const outline = `M${tenths(layer.left)} ${TOP}h${tenths(layer.thickness)}V${BOTTOM}h-${tenths(layer.thickness)}z`;
    const face = filled(outline, isReal ? real.front : fill, drawing.line);
    if (isReal && layer.thickness > 60) return face + stroked(insulation(layer), real.line);
    if (hatch === 1) return face + stroked(diagonalsOf(layer), isReal ? real.line : drawing.line, 1.4);
    if (hatch === 2) return face + stroked(aggregate(layer, random), drawing.line, 1.4);
    return face;
  }
}

interface Layer {
  readonly left: number;
  readonly thickness: number;
}

function dimensionMark(x: number): string {
  return `M${tenths(x)} ${BOTTOM}V${BOTTOM + 64}M${tenths(x - 9)} ${BOTTOM + 59}l18-18`;
}

function insulation({ left, thickness }: Layer): string {
  return insulationLoops((along, across) => [left + 6 + across, TOP + along], {
    length: BOTTOM - TOP,
    pitch: 54,
    thickness: thickness - 12,
  });
}

function diagonalsOf({ left, thickness }: Layer): string {
  return diagonals((along, across) => [left + across, TOP + along], {
    length: BOTTOM - TOP,
    thickness,
    pitch: 34,
  });
}

function aggregate({ left, thickness }: Layer, random: Random): string {
  return times(40, () => {
    const x = tenths(left + 8 + random() * (thickness - 26));
    const y = tenths(TOP + 10 + random() * (BOTTOM - TOP - 30));
    return random() > 0.5 ? `M${x} ${y}l12 3-7 11z` : `M${x} ${y}h3`;
  }).join('');
}
