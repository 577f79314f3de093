import type { Drawing } from './drawing.ts';
import { tenths } from './path.ts';

/** "404" set in Instrument Sans 500, outlined. */
const NUMBER_404 = {
  width: 153.75,
  data: 'M32.4 0L32.4 -16L32.8 -17.6L32.8 -52.2L36 -51.2L10.8 -17.1L7.3 -20.4L48.8 -20.4L48.8 -13.1L2.6 -13.1L2.6 -19.9L32.8 -60.5L41.6 -60.5L41.6 0ZM77.2 0.8Q69.9 0.8 64.4 -3.1Q58.8 -7.1 55.7 -14.2Q52.6 -21.3 52.6 -30.5Q52.6 -39.6 55.7 -46.6Q58.8 -53.5 64.4 -57.4Q69.9 -61.3 77.2 -61.3Q84.5 -61.3 90 -57.4Q95.5 -53.5 98.6 -46.6Q101.7 -39.6 101.7 -30.5Q101.7 -21.2 98.6 -14.2Q95.5 -7.1 90 -3.1Q84.4 0.8 77.2 0.8ZM77.2 -6.8Q82 -6.8 85.4 -9.8Q88.7 -12.8 90.4 -18.1Q92.2 -23.4 92.2 -30.6Q92.2 -37.6 90.4 -42.8Q88.7 -48 85.4 -50.9Q82.1 -53.7 77.2 -53.7Q72.3 -53.7 68.9 -50.8Q65.6 -48 63.9 -42.8Q62.2 -37.6 62.2 -30.6Q62.2 -23.4 63.9 -18.1Q65.7 -12.7 69 -9.7Q72.3 -6.8 77.2 -6.8ZM135.2 0L135.2 -16L135.5 -17.6L135.5 -52.2L138.7 -51.2L113.5 -17.1L110.1 -20.4L151.6 -20.4L151.6 -13.1L105.4 -13.1L105.4 -19.9L135.5 -60.5L144.3 -60.5L144.3 0Z',
};

const AXES_X = [110, 290, 470, 650];
const AXES_Y = [110, 250, 390];
/** The missing column. */
const MISSING = { x: 470, y: 250 };

/** Walls as x, y, width and height. */
const WALLS = [
  [119, 105, 162, 10],
  [299, 105, 60, 10],
  [415, 105, 46, 10],
  [479, 105, 162, 10],
  [105, 119, 10, 122],
  [105, 259, 10, 122],
  [119, 385, 70, 10],
  [245, 385, 36, 10],
  [299, 385, 60, 10],
  [645, 119, 10, 122],
  [645, 259, 10, 40],
  [645, 350, 10, 31],
  [285, 119, 10, 52],
  [285, 259, 10, 122],
  [299, 245, 40, 10],
] as const;

/** A floor plan with an empty bay, marked by a revision cloud and the number 404. */
export function notFoundPlan(): Drawing {
  const columns = AXES_X.flatMap((x) =>
    AXES_Y.filter((y) => x !== MISSING.x || y !== MISSING.y).map((y) => wall(x - 9, y - 9, 18, 18)),
  );
  const walls = WALLS.map(([x, y, width, height]) => wall(x, y, width, height));
  const body = gridAxes() + columns.join('') + walls.join('') + doors() + emptyBay();
  return { width: 800, height: 460, body };
}

function gridAxes(): string {
  const bubble = (x: number, y: number, label: string) =>
    `<circle class="bub" cx="${x}" cy="${y}" r="18"/>` +
    `<text class="bubt" x="${x}" y="${y + 5}" text-anchor="middle">${label}</text>`;
  const numbered = AXES_X.map(
    (x, i) => `<path class="axis" d="M${x} 66V440"/>${bubble(x, 46, String(i + 1))}`,
  );
  const lettered = AXES_Y.map(
    (y, i) => `<path class="axis" d="M66 ${y}H700"/>${bubble(46, y, 'ABC'.charAt(i))}`,
  );
  return numbered.join('') + lettered.join('');
}

function wall(x: number, y: number, width: number, height: number): string {
  return `<path class="poche" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
}

function doors(): string {
  return (
    '<path class="d" d="M359 105a56 56 0 0 1 56 56M359 105v56h0M245 385a56 56 0 0 0 -56 -56v56M189 329v56"/>' +
    '<path class="d" d="M359 107h56M189 387h56"/>'
  );
}

/** The cloud, the number in it, and the revision triangle at the end of its leader. */
function emptyBay(): string {
  const cloud = revisionCloud({ x: 372, y: 182, width: 236, height: 150 });
  return (
    `<path class="cloud" d="${cloud}"/>` +
    `<path class="ink" transform="translate(${tenths(490 - NUMBER_404.width / 2)} 279)" d="${NUMBER_404.data}"/>` +
    '<path class="lead" d="M608 214L688 168H742"/><path class="tri" d="M742 152h32l-16 -28z"/>' +
    '<text class="bubt" x="758" y="147" text-anchor="middle">?</text>'
  );
}

/** Approximate width of one arc. */
const ARC = 25.5;
/** An arc's radius relative to its width: a little more than half makes it flatter than a semicircle. */
const ARC_RADIUS = 0.56;

/** A rectangle of arcs, which marks changes in a drawing. Returns path data. */
function revisionCloud({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const side = (length: number, endOf: (step: string) => string) => {
    const count = Math.round(length / ARC);
    const step = length / count;
    const radius = tenths(step * ARC_RADIUS);
    return `a${radius} ${radius} 0 0 1 ${endOf(tenths(step))}`.repeat(count);
  };
  const right = side(width, (step) => `${step} 0`);
  const down = side(height, (step) => `0 ${step}`);
  const left = side(width, (step) => `-${step} 0`);
  const up = side(height, (step) => `0 -${step}`);
  return `M${x} ${y}${right}${down}${left}${up}z`;
}
