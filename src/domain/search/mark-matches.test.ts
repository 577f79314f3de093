import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const marked = (text: string, matches: readonly string[]) =>
  markMatches(text, matches)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Passports, and a passport', ['passport'], 'Passports, and a [passport]'],
  ['Façade panels', ['facade'], '[Façade] panels'],
  ['Fac\u0327ade panels', ['facade'], '[Fac\u0327ade] panels'],
  ['W/m²K', ['m2k'], 'W/[m²K]'],
])('TEXT-06 in %j the words %j are marked', (text, matches, expected) => {
  expect(marked(text, matches)).toBe(expected);
});

test('TEXT-06 the pieces joined are the text, and pieces of both kinds alternate', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, matches) => {
      const pieces = markMatches(text, matches);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.some(({ isMatch }, index) => isMatch === pieces[index - 1]?.isMatch)).toBe(false);
    }),
  );
});
