import { loops, plate } from '../drafting.ts';
import { desk, standingFigure } from '../scale-figures.ts';

const RACK = { left: 340, width: 264, top: 46, shelf: 72 };

/** Boxes of each shelf from below: their left edges from the rack's, widths and heights. */
const LOADS: readonly (readonly (readonly [x: number, width: number, height: number])[])[] = [
  [
    [14, 66, 44],
    [96, 66, 44],
    [186, 60, 30],
  ],
  [
    [14, 60, 26],
    [186, 66, 44],
  ],
  [
    [14, 70, 44],
    [98, 54, 34],
    [186, 44, 26],
  ],
  [
    [96, 66, 36],
    [186, 60, 44],
  ],
];

/** The store of objects: one product, which is real, goes into its place in the rack, and the screen has its outline. */
export function depotScene(floor: number): string {
  return rack(floor) + screen(floor) + product(268, floor - 72) + standingFigure(254, floor, { arm: 'out' });
}

function rack(floor: number): string {
  const { left, width, top, shelf } = RACK;
  const uprights = [0, 86, 176, width].map((x) => `M${left + x} ${top}V${floor}`).join('');
  const shelves = LOADS.map((_, i) => `M${left} ${floor - 8 - i * shelf}h${width}`).join('');
  const boxes = LOADS.flatMap((load, i) =>
    load.map(([x, w, h]) => plate(left + x, floor - 8 - i * shelf - h, w, h)),
  );
  const place = `M${left + 98} ${floor - 8 - shelf - 30}h62v30h-62z`;
  return `${boxes.join('')}<path class="d2" d="${uprights}${shelves}"/><path class="dash" d="${place}"/>`;
}

/** A slab of insulation, carried before the chest. */
function product(x: number, y: number): string {
  return plate(x, y, 62, 30, 'real-fill') + loops(x, y, 62, 30, 8);
}

function screen(floor: number): string {
  const y = floor - 92;
  return (
    desk(44, floor, 132) +
    `${plate(84, y, 56, 40)}<path class="d2" d="M112 ${y + 40}v8M100 ${y + 48}h24"/>` +
    `<path class="dash" d="M94 ${y + 14}h26v16h-26zM94 ${y + 14}l8 -6h26l-8 6M128 ${y + 8}v16l-8 6"/>`
  );
}
