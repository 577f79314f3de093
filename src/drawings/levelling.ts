import { earth, label, levelMark, plate, rectangle } from './drafting.ts';
import type { Drawing } from './drawing.ts';
import { pathData, strokes } from './path.ts';
import { standingFigure } from './scale-figures.ts';

const SIZE = { width: 640, height: 320 };
/** Top of the ground floor, and of the slab above it, 3.20 m higher. */
const GROUND = 300;
const SLAB = { top: 132, thickness: 12, from: 322, to: 628 };
const COLUMNS = [340, 430, 520, 604];
const COLUMN_WIDTH = 10;
/** The height of the line of sight. */
const SIGHT = 216;
const LEVEL = { x: 120, width: 40 };
const STAFF = { x: 450, width: 12, top: 152 };

/** Setting out a frame by one level: the instrument, its line of sight across the columns, and the staff, which is real. */
export function levelling(): Drawing {
  const body =
    earth(0, SIZE.width, GROUND) +
    planned() +
    frame() +
    lineOfSight() +
    instrument() +
    staff() +
    people() +
    levelOf(GROUND, '±0.000') +
    levelOf(SLAB.top, '+3.200');
  return { ...SIZE, body };
}

/** Two storeys of columns and the slab between them; of the last two columns above there are only the bars. */
function frame(): string {
  const { top, thickness, from, to } = SLAB;
  const lower = COLUMNS.map((x) => plate(x, top + thickness, COLUMN_WIDTH, GROUND - top - thickness)).join(
    '',
  );
  const upper = COLUMNS.slice(0, 2).map((x) => plate(x, 68, COLUMN_WIDTH, top - 68));
  const bars = COLUMNS.map((x, i) => {
    const foot = i < 2 ? 68 : top;
    return `M${x + 2} ${foot}v-18M${x + 5} ${foot}v-18M${x + 8} ${foot}v-18`;
  });
  const slab = pathData(rectangle(from, top, to - from, thickness));
  return `${lower}${upper.join('')}<path class="d2" d="${bars.join('')}"/><path class="poche" d="${slab}"/>`;
}

/** What is to come, in dashes: the other columns and the roof. */
function planned(): string {
  const columns = COLUMNS.slice(2).map((x) => pathData(rectangle(x, 26, COLUMN_WIDTH, SLAB.top - 26)));
  const roof = pathData(rectangle(SLAB.from, 14, SLAB.to - SLAB.from, SLAB.thickness));
  return `<path class="dash" d="${columns.join('')}${roof}"/>`;
}

/** The line of sight, and a mark of its height on each column. */
function lineOfSight(): string {
  const marks = COLUMNS.map((x) => levelMark(x + COLUMN_WIDTH / 2, SIGHT)).join('');
  return `<path class="axis" d="M${LEVEL.x + LEVEL.width} ${SIGHT}H${SIZE.width}"/>${marks}`;
}

/** A level on its tripod. */
function instrument(): string {
  const { x, width } = LEVEL;
  const middle = x + width / 2;
  const legs = `M${middle - 6} ${SIGHT + 20}L${middle - 34} ${GROUND}M${middle} ${SIGHT + 20}V${GROUND - 6}M${middle + 6} ${SIGHT + 20}L${middle + 34} ${GROUND}`;
  return (
    `<path class="d2" d="${legs}"/>` +
    `<path class="t" d="M${middle - 12} ${SIGHT + 12}h24v8h-24z"/>` +
    `<path class="f" d="M${x} ${SIGHT - 9}h${width}v21h-${width}z"/>` +
    `<path class="e" d="M${x + width} ${SIGHT - 7}h8v14h-8zM${x - 6} ${SIGHT - 5}h6v10h-6z"/>` +
    `<path class="d" d="M${x + 8} ${SIGHT + 4}h18M${x + 8} ${SIGHT - 4}h10"/>`
  );
}

/** A mark for every 10 units, and a long one for every 50. */
function staff(): string {
  const { x, width, top } = STAFF;
  const marks = Array.from({ length: 14 }, (_, i) => GROUND - 10 - i * 10).map(
    (y, i) => `M${x} ${y}h${i % 5 === 4 ? width : width / 2}`,
  );
  return (
    `<path class="real-fill" d="M${x} ${top}h${width}V${GROUND}h-${width}z"/>` +
    `<path class="real-d" d="${marks.join('')}"/>`
  );
}

function people(): string {
  return (
    standingFigure(88, GROUND, { arm: 'up' }) +
    standingFigure(486, GROUND, { facing: 'left', arm: 'out', helmet: true }) +
    standingFigure(392, SLAB.top, { facing: 'left', arm: 'out', helmet: true })
  );
}

/** A level mark before the frame. */
function levelOf(y: number, height: string): string {
  const line = strokes([
    [
      [192, y],
      [SLAB.from - 8, y],
    ],
  ]);
  return line + levelMark(203, y) + label(213, y - 6, height);
}
