import { axonometry, box } from './axonometry.ts';
import type { Drawing } from './drawing.ts';
import { insulationLoops } from './insulation.ts';
import { strokes } from './path.ts';
import { QR_SIZE, qrPathData } from './qr-code/qr-code.ts';
import { chair, desk, seatedFigure, standingFigure } from './scale-figures.ts';

/** A section through the manufacturer's building. Each storey is one picture; stacked they make the building. */
const STOREY = { width: 640, height: 208 };
/** Top of the slab, on which everything is placed. */
const FLOOR = 190;

/** The upper storey: the studio where a model is chosen and presented. */
export function storeySpecify(): Drawing {
  const body =
    shell('roof') +
    wallScreen() +
    standingFigure(256, FLOOR, { facing: 'left', arm: 'up' }) +
    chair(340, FLOOR) +
    seatedFigure(340, FLOOR) +
    desk(356, FLOOR, 148) +
    `<path class="f" d="M388 ${FLOOR - 84}h44v32h-44z"/><path class="d2" d="M410 ${FLOOR - 52}v8M400 ${FLOOR - 44}h20"/>` +
    `<path class="d" d="M395 ${FLOOR - 76}h20M395 ${FLOOR - 70}h28M395 ${FLOOR - 64}h14"/>` +
    `<path class="real-fill" d="M458 ${FLOOR - 56}h26v12h-26z"/><path class="d2" d="M458 ${FLOOR - 50}h26"/>` +
    standingFigure(540, FLOOR, { facing: 'left', arm: 'out' }) +
    '<path class="d" d="M440 18V52M440 52m-12 8a12 8 0 0 1 24 0z"/>';
  return { ...STOREY, body };
}

/** A model of three slabs on columns, the middle slab real. */
function wallScreen(): string {
  const project = axonometry({ azimuth: 45, elevation: 30, scale: 0.55, origin: [112, 112] });
  const model = [0, 26, 52].map((z, level) => {
    const slab = box(project, [0, 96], [0, 54], [z, z + 5], level === 1 ? 'real' : undefined);
    const columns = [54, 0].flatMap((y) =>
      [96, 48, 0].map((x) => strokes([[project(x, y, z + 5), project(x, y, z + 26)]], 'd2')),
    );
    return slab + (level < 2 ? columns.join('') : '');
  });
  return `<path class="f" d="M78 52h150v92h-150z"/>${model.join('')}`;
}

/** The middle storey: a conversation across a desk, and one record that feeds four channels. */
export function storeySell(): Drawing {
  const body =
    shell('storey') +
    chair(112, FLOOR) +
    seatedFigure(112, FLOOR) +
    desk(130, FLOOR, 150) +
    chair(300, FLOOR, 'left') +
    seatedFigure(300, FLOOR, 'left') +
    `<path class="f" d="M176 ${FLOOR - 74}l34 0 8 28h-34z"/><path class="d2" d="M184 ${FLOOR - 46}h48v2h-48z"/>` +
    `<path class="real-fill" d="M246 ${FLOOR - 56}h18v12h-18z"/>` +
    recordAndChannels(392) +
    standingFigure(362, FLOOR, { arm: 'up' }) +
    standingFigure(566, FLOOR, { facing: 'left', arm: 'down' });
  return { ...STOREY, body };
}

const CHANNELS = [
  { y: 44, lines: [26, 18] },
  { y: 74, lines: [18, 28] },
  { y: 104, lines: [30, 14] },
  { y: 134, lines: [22, 30] },
] as const;

function recordAndChannels(x: number): string {
  const record = `<path class="real-fill" d="M${x} 84h50v34h-50z"/><path class="d2" d="M${x} 95h50M${x} 106h50"/>`;
  const channels = CHANNELS.map(
    ({ y, lines: [first, second] }) =>
      `<path class="d2" d="M${x + 50} 101H${x + 76}V${y + 10}H${x + 96}"/>` +
      `<path class="f" d="M${x + 96} ${y}h46v20h-46z"/>` +
      `<path class="d" d="M${x + 103} ${y + 7}h${first}M${x + 103} ${y + 13}h${second}"/>`,
  );
  return record + channels.join('');
}

/** The ground floor: pallets, one with a data carrier being scanned, and a conveyor. */
export function storeyComply(): Drawing {
  const body =
    shell('ground') +
    soil() +
    pallet(66, 4) +
    pallet(160, 5, 'real') +
    pallet(254, 3) +
    label() +
    standingFigure(372, FLOOR, { facing: 'left', arm: 'out', helmet: true }) +
    `<path class="dash" d="M346 ${FLOOR - 56}L236 ${FLOOR - 76}"/>` +
    conveyor();
  return { ...STOREY, body };
}

/** The hatch for earth, under the slab. */
function soil(): string {
  const strokesOfSoil = Array.from({ length: 14 }, (_, i) => 14 + i * 44).map(
    (x) => `M${x} 222l14 -14M${x + 8} 222l14 -14M${x + 16} 222l14 -14`,
  );
  return `<path class="d" d="${strokesOfSoil.join('')}"/>`;
}

/** A pallet with bundles; real ones show their hatch, the others only in the lowest bundle. */
function pallet(x: number, bundles: number, material?: 'real'): string {
  const wood = FLOOR - 6;
  const boards = `<path class="d2" d="M${x} ${wood}h84M${x + 6} ${wood}v6M${x + 42} ${wood}v6M${x + 78} ${wood}v6"/>`;
  const load = Array.from({ length: bundles }, (_, i) => {
    const top = wood - (i + 1) * 24;
    const bundle = `<path class="${material ? 'real-fill' : 'f'}" d="M${x + 2} ${top}h80v24h-80z"/>`;
    const size = { length: 76, pitch: 9, thickness: 18 };
    const hatch = insulationLoops((along, across) => [x + 4 + along, top + 3 + across], size);
    return material || i === 0 ? `${bundle}<path class="d" d="${hatch}"/>` : bundle;
  });
  return boards + load.join('');
}

/** The label of the pallet in the middle. */
function label(): string {
  const [x, y] = [203, FLOOR - 92];
  const code = `<path class="ink" transform="translate(${x + 3} ${y + 3}) scale(${26 / QR_SIZE})" d="${qrPathData()}"/>`;
  return `<path class="sheet" d="M${x} ${y}h32v32h-32z"/>${code}`;
}

function conveyor(): string {
  const rollers = Array.from(
    { length: 10 },
    (_, i) => `<circle class="d2" cx="${438 + i * 15}" cy="${FLOOR - 30}" r="3.5"/>`,
  );
  const parcels =
    `<path class="f" d="M446 ${FLOOR - 64}h44v24h-44zM516 ${FLOOR - 64}h44v24h-44z"/>` +
    `<path class="d" d="M452 ${FLOOR - 58}h14M452 ${FLOOR - 52}h22M522 ${FLOOR - 58}h14M522 ${FLOOR - 52}h22"/>`;
  return (
    `<path class="f" d="M430 ${FLOOR - 40}h150v6h-150z"/><path class="d2" d="M440 ${FLOOR - 34}V${FLOOR}M570 ${FLOOR - 34}V${FLOOR}"/>` +
    rollers.join('') +
    parcels
  );
}

/** Slab and outer walls with a window each. The top storey has a roof. */
function shell(storey: 'roof' | 'storey' | 'ground'): string {
  const wallTop = storey === 'roof' ? 18 : 0;
  const roof = `<path class="poche" d="M0 0H${STOREY.width}V18H0Z"/>`;
  return (
    `<path class="poche" d="M0 190H${STOREY.width}V208H0Z"/>` +
    `<path class="poche" d="M28 ${wallTop}H40V66H28ZM28 138H40V190H28Z"/><path class="d" d="M32 66V138M36 66V138"/>` +
    `<path class="poche" d="M600 ${wallTop}H612V40H600ZM600 150H612V190H600Z"/><path class="d" d="M604 40V150M608 40V150"/>` +
    (storey === 'roof' ? roof : '')
  );
}
