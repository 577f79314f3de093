import { describe, expect, test } from 'vitest';
import { houseProjection } from '../axonometry.ts';
import { QR_SIZE, qrOnFront, qrPathData } from './qr-code.ts';
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

describe('QR_MODULES', () => {
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
