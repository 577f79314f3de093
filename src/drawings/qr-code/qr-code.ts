import { type Projection, projectedStep } from '../axonometry.ts';
import { QR_MODULES } from './qr-modules.ts';

/** Path data of the QR code in module units: one rectangle for each horizontal run of dark modules. */
export function qrPathData(): string {
  return QR_MODULES.map((row, y) => {
    const modules = row.map((dark) => (dark ? '#' : ' ')).join('');
    return Array.from(modules.matchAll(/#+/g), ({ index, 0: { length } }) =>
      rectangle(index, y, length),
    ).join('');
  }).join('');
}

function rectangle(x: number, y: number, length: number): string {
  return `M${x} ${y}h${length}v1h-${length}z`;
}

/** The number of modules on each side of the code. */
export const QR_SIZE = QR_MODULES.length;

interface QrPlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
}

/** A step in the world for one module's width or height, such as [1, 0, 0]. */
type Direction = readonly [number, number, number];

/**
 * The QR code on a face of a drawn object, its upper left corner at a point, placed by a matrix so that its modules stay
 * exact. `attributes` set its colour.
 */
function qrOnFace(
  project: Projection,
  { x, y, z, size }: QrPlace,
  [across, down]: readonly [Direction, Direction],
  attributes: string,
): string {
  const module = size / QR_SIZE;
  const step = ([dx, dy, dz]: Direction) => projectedStep(project, [dx * module, dy * module, dz * module]);
  const matrix = [...step(across), ...step(down), ...project(x, y, z)].map(
    (value) => Math.round(value * 1000) / 1000,
  );
  return `<path ${attributes} transform="matrix(${matrix.join(' ')})" d="${qrPathData()}"/>`;
}

/** The QR code on a vertical face that looks along y; x, y and z are its lower left corner. */
export function qrOnFront(project: Projection, place: QrPlace, className: string): string {
  const upper = { ...place, z: place.z + place.size };
  return qrOnFace(
    project,
    upper,
    [
      [1, 0, 0],
      [0, 0, -1],
    ],
    `class="${className}"`,
  );
}

/** The QR code on a level face; x, y and z are its corner at the back on the left. */
export function qrOnTop(project: Projection, place: QrPlace, attributes: string): string {
  return qrOnFace(
    project,
    place,
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
    attributes,
  );
}
