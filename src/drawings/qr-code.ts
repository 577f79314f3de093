import { encode } from 'uqr';

/** A QR code, without the quiet zone. */
interface QrCode {
  /** The number of modules on each side. */
  readonly size: number;
  /** Path data in module units: one rectangle for each horizontal run of dark modules. */
  readonly path: string;
}

/** Draws a text as a QR code. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 0 });
  const rows = data.map((row, y) => {
    const modules = row.map((dark) => (dark ? '#' : ' ')).join('');
    return [...modules.matchAll(/#+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  return { size, path: rows.join('') };
}
