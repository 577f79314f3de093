import { levelMark, loops, plate } from '../drafting.ts';
import { standingFigure } from '../scale-figures.ts';

const HOUSE = { x: 396, width: 200, storey: 102, slab: 8 };
/** What each storey takes, from below: the length of its bar. */
const BARS = [120, 76, 96];
/** The storey that is looked at. */
const REAL = 1;

/** A section through three storeys, each with the bar of what it takes; one is looked at, and real. */
export function optibuildScene(floor: number): string {
  const storeys = BARS.map((bar, i) => storey(floor - i * HOUSE.storey, bar, i === REAL));
  return (
    `<path class="axis" d="M150 ${floor - 4}H${HOUSE.x}"/>` +
    storeys.join('') +
    standingFigure(206, floor, { arm: 'up', helmet: true }) +
    standingFigure(492, floor, { arm: 'down' })
  );
}

/** A storey between its floor and the slab above it, with its level line and its bar to the left. */
function storey(floor: number, bar: number, isReal: boolean): string {
  const { x, width, storey: height, slab } = HOUSE;
  const ceiling = floor - height;
  const columns = [8, 66, 124, width - 16].map((left) => plate(x + left, ceiling + slab, 8, height - slab));
  const right = x - 28;
  const middle = ceiling + 46;
  return (
    (isReal ? plate(x + 4, ceiling + slab, width - 8, height - slab, 'real-fill') : '') +
    columns.join('') +
    `<path class="poche" d="M${x - 8} ${ceiling}h${width + 16}v${slab}h-${width + 16}z"/>` +
    plate(right - bar, middle, bar, 18, isReal ? 'real-fill' : 'f') +
    (isReal ? loops(right - bar, middle, bar, 18, 7) : '') +
    `<path class="lead" d="M${right - 130} ${ceiling}H${x - 8}"/>${levelMark(right - 118, ceiling)}`
  );
}
