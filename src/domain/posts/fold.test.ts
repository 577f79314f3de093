import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Zażółć gęślą JAŹŃ', 'zazolc gesla jazn'],
  ['Wärmedämmung, Straße', 'warmedammung, strasse'],
  ['smørrebrød, Łódź, Đakovo', 'smorrebrod, lodz, dakovo'],
  ['Ægir, œuvre', 'aegir, oeuvre'],
  ['İstanbul, ılık', 'istanbul, ilik'],
  ['W/m²K, CO₂', 'w/m2k, co2'],
  ['the “owner’s” data – all', 'the "owner\'s" data - all'],
  ['A\u00a0B\n C', 'a b c'],
  ['ΟΔΟΣ', 'οδοσ'],
])('BLOG-03 %j is searched as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('BLOG-03 precomposed letters and combining accents fold to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
    }),
  );
});
