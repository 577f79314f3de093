import { describe, expect, test } from 'vitest';
import { houseProjection } from '../axonometry.ts';
import { QR_SIZE, qrOnFront, qrOnTop, qrPathData } from './qr-code.ts';
import { QR_MODULES } from './qr-modules.ts';

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

function square(top: number, left: number, size: number): string[] {
  return QR_MODULES.slice(top, top + size).map((row) =>
    row
      .slice(left, left + size)
      .map((dark) => (dark ? '#' : '.'))
      .join(''),
  );
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

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

/** The text of a code of version 2 in numeric and alphanumeric segments. Errors are not corrected. */
function decoded(modules: readonly (readonly boolean[])[]): string {
  const format = [2, 3, 4].map((column) => (modules[8]?.[column] ? 1 : 0));
  const mask = MASKS[Number.parseInt(format.join(''), 2) ^ 0b101];
  let bits = '';
  const pairs = [24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1];
  for (const [i, right] of pairs.entries()) {
    for (let step = 0; step < QR_SIZE; step++) {
      const row = i % 2 === 0 ? QR_SIZE - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFunction(row, column)) continue;
        bits += modules[row]?.[column] === mask?.(row, column) ? '0' : '1';
      }
    }
  }
  let position = 0;
  const read = (length: number) => {
    position += length;
    return Number.parseInt(bits.slice(position - length, position), 2);
  };
  const digits = (count: number) => String(read([0, 4, 7, 10][count] ?? 10)).padStart(count, '0');
  const characters = (count: number) => {
    const value = read(count === 2 ? 11 : 6);
    const [first, second] = count === 2 ? [Math.floor(value / 45), value % 45] : [value];
    return `${ALPHANUMERIC[first ?? 0]}${second === undefined ? '' : ALPHANUMERIC[second]}`;
  };
  let text = '';
  for (let mode = read(4); mode !== 0; mode = read(4)) {
    const isNumeric = mode === 1;
    const group = isNumeric ? 3 : 2;
    for (let left = read(isNumeric ? 10 : 9); left > 0; left -= group) {
      text += (isNumeric ? digits : characters)(Math.min(left, group));
    }
  }
  return text;
}

describe('QR_MODULES', () => {
  test('leads to the data of a GTIN that is reserved for demonstrations', () => {
    expect(decoded(QR_MODULES)).toBe('HTTPS://DATUMANDBEAM.EXAMPLE/01/09520000000035');
  });

  test('is a square of version 2', () => {
    expect(QR_MODULES.map((row) => row.length)).toEqual(Array(25).fill(25));
  });

  test('has its three position marks and its timing patterns (ISO/IEC 18004, 6.3)', () => {
    expect(square(0, 0, 7)).toEqual(FINDER);
    expect(square(0, QR_SIZE - 7, 7)).toEqual(FINDER);
    expect(square(QR_SIZE - 7, 0, 7)).toEqual(FINDER);
    for (let i = 8; i < QR_SIZE - 8; i++) {
      expect(QR_MODULES[6]?.[i]).toBe(i % 2 === 0);
      expect(QR_MODULES[i]?.[6]).toBe(i % 2 === 0);
    }
  });
});

describe('qrPathData', () => {
  test('covers exactly the dark modules', () => {
    const painted = QR_MODULES.map((row) => row.map(() => false));
    for (const [, x, y, length] of qrPathData().matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      painted[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
    }
    expect(painted).toEqual(QR_MODULES);
  });
});

describe('qrOnFront', () => {
  test('puts the upper left module into the upper left corner of its place', () => {
    const project = houseProjection();
    const markup = qrOnFront(project, { x: 10, y: 20, z: 30, size: 25 }, 'ink');
    const matrix = /matrix\(([^)]+)\)/.exec(markup)?.[1]?.split(' ').map(Number);
    const [left, top] = project(10, 20, 55);
    expect(matrix?.slice(4)).toEqual([expect.closeTo(left, 3), expect.closeTo(top, 3)]);
    expect(matrix?.[0]).toBeCloseTo(Math.SQRT1_2, 3);
  });
});

test('on a level face the code is not mirrored', () => {
  const markup = qrOnTop(houseProjection(), { x: 0, y: 0, z: 0, size: 25 }, 'class="ink"');
  const [a = 0, b = 0, c = 0, d = 0] = /matrix\(([^)]+)\)/.exec(markup)?.[1]?.split(' ').map(Number) ?? [];
  expect(a * d - b * c).toBeGreaterThan(0);
});
