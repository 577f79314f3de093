import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexColours } from './index-colours.ts';
import { indexedPng } from './indexed-png.ts';

const INK = [8, 31, 62, 255];
const WOOL = [234, 193, 110, 255];

/** Returns the chunks of a PNG by type. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

test('pixels are written row by row as palette indexes', () => {
  const png = indexedPng(Uint8Array.from([INK, INK, WOOL, INK, INK, WOOL].flat()), 3, 2);
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([8, 31, 62, 234, 193, 110]);
  expect([...inflateSync(chunks.get('IDAT') ?? '')]).toEqual([0, 0, 0, 1, 0, 0, 0, 1]);
});

test('every file ends with the standard IEND chunk', () => {
  const png = indexedPng(Uint8Array.from(INK), 1, 1);
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});

test('up to 256 colours are exact; beyond that, rare colours map to the nearest one', () => {
  const greys = Array.from({ length: 256 }, (_, value) => [value, value, value, 255]);
  const all = indexColours(Uint8Array.from(greys.flat()));
  expect(all.palette).toHaveLength(3 * 256);
  expect([...all.indexes]).toEqual([...Array(256).keys()]);
  const more = indexColours(Uint8Array.from([...greys, ...greys, [9, 9, 10, 255]].flat()));
  expect(more.palette).toHaveLength(3 * 256);
  expect(more.indexes.at(-1)).toBe(9);
});

test('a view into a larger buffer is read from its own offset', () => {
  const buffer = Uint8Array.from([1, 2, 3, ...INK, ...WOOL]);
  expect([...indexColours(buffer.subarray(3)).palette]).toEqual([8, 31, 62, 234, 193, 110]);
});
