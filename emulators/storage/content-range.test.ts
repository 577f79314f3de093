import { expect, test } from 'vitest';
import { parseContentRange } from './content-range.ts';

test.each([
  [undefined, { start: 0, isLast: true }],
  ['bytes 0-*/*', { start: 0, isLast: true }],
  ['bytes 512-*/*', { start: 512, isLast: true }],
  ['bytes 0-255/*', { start: 0, isLast: false }],
  ['bytes 256-299/300', { start: 256, total: 300, isLast: false }],
  ['bytes */300', { total: 300, isLast: false }],
  ['bytes */*', { isLast: false }],
])('%s', (header, range) => {
  expect(parseContentRange(header)).toEqual(range);
});

test.each(['', 'bytes', 'bytes 1-2', 'bytes a-b/*', 'items 0-1/2'])('%j is rejected', (header) => {
  expect(() => parseContentRange(header)).toThrow(expect.objectContaining({ code: 400 }));
});
