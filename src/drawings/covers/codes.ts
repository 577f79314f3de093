import { PALETTE } from '../palette.ts';
import type { Colourway } from './colourway.ts';
import { lettering } from './lettering.ts';
import { AXIS_DASH, filled, level, type Random, realRectangle, realSlab, rectangle, stroked } from './pen.ts';
import { barcodeBars, GTIN_13, SAMPLE_QR } from './sample-codes.ts';

/** Codes are dark on white on every ground: scanners read them from the screen. */
const LABEL = { fill: '#fff', ink: PALETTE.ink950 };

/** A facade panel with the label that leads to its data. */
export function qrCode(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const panel = (x: number, width: number) => ({ x, y: 84, width, height: 582 });
  const neighbours = [panel(-10, 296), panel(914, 296)].map((at) =>
    filled(rectangle(at), drawing.front, drawing.line),
  );
  const fixings = [60, 262, 938, 1140].flatMap((x) => [130, 620].map((y) => `M${x - 9} ${y}h18m-9-9v18`));
  const module = 11;
  const [x, y] = [600 - (SAMPLE_QR.size * module) / 2, 375 - (SAMPLE_QR.size * module) / 2];
  // The quiet zone of four modules (ISO/IEC 18004, 5.3.8).
  const side = (SAMPLE_QR.size + 8) * module;
  const label = { x: 600 - side / 2, y: 375 - side / 2, width: side, height: side };
  return (
    stroked('M0 84H1200M0 666H1200', drawing.line, 1.6, AXIS_DASH) +
    neighbours.join('') +
    stroked(fixings.join(''), drawing.line) +
    realRectangle(panel(310, 580), colourway, 34) +
    filled(rectangle(label), LABEL.fill, LABEL.ink) +
    `<path transform="translate(${x} ${y}) scale(${module})" d="${SAMPLE_QR.path}" fill="${LABEL.ink}"/>`
  );
}

/** A pack of slabs with the article number that shops scan. */
export function barcode(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const ground = 640;
  const slabs = [0, 1, 2, 3].map((i) =>
    realSlab({ x: 190, y: ground - 132 * (i + 1), width: 820, height: 132 }, colourway, 68),
  );
  const module = 5;
  const [top, height] = [226, 230];
  const modules = 95;
  const left = 600 - (modules * module) / 2;
  // The guards at both ends and in the middle are longer.
  const isGuard = (x: number) => x < 3 || (x > 44 && x < 50) || x > 91;
  const bars = barcodeBars().map((bar) =>
    rectangle({
      x: left + bar.left * module,
      y: top,
      width: bar.width * module,
      height: isGuard(bar.left) ? height + 26 : height,
    }),
  );
  const label = { x: left - 80, y: top - 34, width: modules * module + 130, height: height + 104 };
  const digits = [
    lettering(GTIN_13.slice(0, 1), { x: left - 36, baseline: top + height + 44, height: 34 }),
    ...[1, 7].map((from, i) =>
      lettering(GTIN_13.slice(from, from + 6), {
        x: left + (i === 0 ? 24 : 71) * module,
        baseline: top + height + 44,
        height: 34,
      }),
    ),
  ];
  return (
    slabs.join('') +
    filled(rectangle(label), LABEL.fill, LABEL.ink) +
    `<path d="${bars.join('')}" fill="${LABEL.ink}"/>` +
    stroked(digits.join(''), LABEL.ink, 3) +
    level(ground, drawing.line)
  );
}
