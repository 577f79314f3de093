import { expect, test } from 'vitest';
import { motifOf } from './subject.ts';

test.each([
  ['How to read EPDs', [], 'modules'],
  ['A GTIN for every size', [], 'barcode'],
  ['What a QR code needs', [], 'qr-code'],
  ['Your first IDS', [], 'check'],
  ['LOD or level of information need', [], 'three-depths'],
  // Only whole words count, in the singular or the plural.
  ['An objective look', ['Process'], 'stream'],
  ['Objects in plain words', ['Process'], 'objects'],
  // If the title names no known subject, the first known category decides.
  ['News of May', ['News', 'process', 'BIM'], 'stream'],
  ['Reading an EPD', ['Process'], 'modules'],
])('a post with the title “%s” in the categories %j has the cover %s', (title, categories, motif) => {
  expect(motifOf({ title, categories }, 0)).toBe(motif);
});

test('a post on no known subject has one of the general motifs', () => {
  const names = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map((random) =>
    motifOf({ title: 'News of May', categories: ['News'] }, random),
  );
  expect(names).toEqual(['section', 'grid', 'stack', 'elevation', 'frame', 'detail']);
});
