import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=0-3', { start: 0, end: 4 }],
  ['bytes=4-6', { start: 4, end: 7 }],
  ['bytes=4-', { start: 4, end: 10 }],
  ['bytes=9-100', { start: 9, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-100', { start: 0, end: 10 }],
])('%s of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s of ten bytes cannot be satisfied', (header) => {
  expect(parseByteRange(header, 10)).toBe('unsatisfiable');
});

test('no range of an empty object can be satisfied', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable');
});

test.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=a-b', 'bytes=0-1,3-4', 'items=0-1'])(
  '%s requests the whole object',
  (header) => {
    expect(parseByteRange(header, 10)).toBeUndefined();
  },
);
