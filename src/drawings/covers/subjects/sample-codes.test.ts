import { expect, test } from 'vitest';
import { barcodeBars, QR_MODULES, QR_SIZE } from './sample-codes.ts';

/** The masks of ISO/IEC 18004, 7.8.2, by their number. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Whether a module of a version 2 code holds no data: position marks with the format, timing, alignment. */
function isFunction(row: number, column: number): boolean {
  const inFinder = (row < 9 && (column < 9 || column > 16)) || (row > 16 && column < 9);
  const inAlignment = row > 15 && row < 21 && column > 15 && column < 21;
  return inFinder || inAlignment || row === 6 || column === 6;
}

/** The data of the code in the order in which scanners read it. */
function bitsOf(modules: typeof QR_MODULES): string {
  const format = [2, 3, 4].map((column) => (modules[8]?.[column] ? 1 : 0));
  const mask = MASKS[Number.parseInt(format.join(''), 2) ^ 0b101];
  const bits = [24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1].flatMap((right, i) =>
    Array.from({ length: QR_SIZE }, (_, step) => (i % 2 === 0 ? QR_SIZE - 1 - step : step)).flatMap((row) =>
      [right, right - 1]
        .filter((column) => !isFunction(row, column))
        .map((column) => (modules[row]?.[column] === mask?.(row, column) ? '0' : '1')),
    ),
  );
  return bits.join('');
}

test('the QR code says the address of the sample, in pairs of capitals, digits and signs', () => {
  const [, length = '', data = ''] = /^0010(.{9})(.*)/.exec(bitsOf(QR_MODULES)) ?? [];
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  const pairs = Array.from(data.matchAll(/.{11}/g), ([pair]) => Number.parseInt(pair, 2));
  const text = pairs.map((pair) => `${signs[Math.floor(pair / 45)]}${signs[pair % 45]}`).join('');
  expect(text.slice(0, Number.parseInt(length, 2))).toBe('HTTPS://DATUMANDBEAM.EXAMPLE/01/09520000000035');
});

test('the barcode is that of 9520000000035 in the tables of the GS1 General Specifications', () => {
  const modules = Array(95).fill('0');
  for (const { left, width } of barcodeBars()) modules.fill('1', left, left + width);
  const [left, right] = [
    ['0110001', '0011011', '0100111', '0001101', '0100111', '0001101'],
    ['1110010', '1110010', '1110010', '1110010', '1000010', '1001110'],
  ].map((digits) => digits.join(''));
  expect(modules.join('')).toBe(`101${left}01010${right}101`);
});
