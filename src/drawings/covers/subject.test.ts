import { expect, test } from 'vitest';
import { motifOf } from './subject.ts';

function motifNameOf(title: string, categories: readonly string[] = []): string {
  return motifOf({ title, categories }, 0);
}

test.each([
  ['How to read EPDs', 'modules'],
  ['A GTIN for every size', 'barcode'],
  ['What a QR code needs', 'qr-code'],
  ['IFC 4.3 is here', 'class-tree'],
  ['A value stream in two hours', 'stream'],
  ['CPR or ESPR?', 'regulations'],
  ['Your first IDS', 'check'],
  ['LOD or level of information need', 'three-depths'],
])('a post with the title “%s” has the cover %s', (title, motif) => {
  expect(motifNameOf(title)).toBe(motif);
});

test('only whole words count, in the singular or the plural', () => {
  expect(motifNameOf('An objective look', ['Process'])).toBe('stream');
  expect(motifNameOf('Objects in plain words', ['Process'])).toBe('objects');
});

test('if the title names no known subject, the first known category decides', () => {
  expect(motifNameOf('News of May', ['News', 'process', 'BIM'])).toBe('stream');
  expect(motifNameOf('Reading an EPD', ['Process'])).toBe('modules');
});

test('a post on no known subject has one of the general motifs', () => {
  const names = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map((random) =>
    motifOf({ title: 'News of May', categories: ['News'] }, random),
  );
  expect(names).toEqual(['section', 'grid', 'stack', 'elevation', 'frame', 'detail']);
});
