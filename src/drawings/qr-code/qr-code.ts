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
  /** Lower left corner, on a face that looks along y. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
}

/** The QR code on a vertical face of a drawn object, placed by a matrix so that its modules stay exact. */
export function qrOnFront(project: Projection, { x, y, z, size }: QrPlace, className: string): string {
  const module = size / QR_SIZE;
  const matrix = [
    ...projectedStep(project, [module, 0, 0]),
    ...projectedStep(project, [0, 0, -module]),
    ...project(x, y, z + size),
  ].map((value) => Math.round(value * 1000) / 1000);
  return `<path class="${className}" transform="matrix(${matrix.join(' ')})" d="${qrPathData()}"/>`;
}
