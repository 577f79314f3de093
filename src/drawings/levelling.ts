import type { Drawing } from './drawing.ts';
import { standingFigure } from './scale-figures.ts';

const SIZE = { width: 640, height: 250 };
const GROUND = 214;
/** The height of the line of sight. */
const SIGHT = 130;
const LEVEL = { x: 168, width: 40 };
const STAFF = { x: 520, width: 12, top: 44 };

/** Setting out a level: an instrument, its line of sight, and the staff that it is read from, which is real. */
export function levelling(): Drawing {
  return { ...SIZE, body: ground() + lineOfSight() + instrument() + staff() + people() };
}

function ground(): string {
  const earth = Array.from({ length: 14 }, (_, i) => 14 + i * 44).map(
    (x) => `M${x} ${GROUND + 18}l14 -14M${x + 8} ${GROUND + 18}l14 -14M${x + 16} ${GROUND + 18}l14 -14`,
  );
  return `<path class="strong" d="M0 ${GROUND}H${SIZE.width}"/><path class="d" d="${earth.join('')}"/>`;
}

function lineOfSight(): string {
  return (
    `<path class="axis" d="M${LEVEL.x + LEVEL.width} ${SIGHT}H${SIZE.width}"/>` +
    `<path class="tri" d="M586 ${SIGHT - 12}h24l-12 12z"/><path d="M572 ${SIGHT}H${SIZE.width}"/>`
  );
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
  const marks = Array.from({ length: 16 }, (_, i) => GROUND - 10 - i * 10).map(
    (y, i) => `M${x} ${y}h${i % 5 === 4 ? width : width / 2}`,
  );
  return (
    `<path class="real-fill" d="M${x} ${top}h${width}V${GROUND}h-${width}z"/>` +
    `<path class="real-d" d="${marks.join('')}"/>`
  );
}

function people(): string {
  return (
    standingFigure(136, GROUND, { arm: 'up' }) +
    standingFigure(556, GROUND, { facing: 'left', arm: 'out', helmet: true })
  );
}
