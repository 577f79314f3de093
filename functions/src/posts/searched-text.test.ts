import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SearchedText } from './searched-text.ts';

test('BLOG-03 a text holds exactly what its string holds', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', 'ł', ' '), maxLength: 200 });
  fc.assert(
    fc.property(
      few,
      fc.string({ unit: fc.constantFrom('a', 'b', 'ł', ' '), maxLength: 8 }),
      (text, words) => {
        expect(new SearchedText(text).includes(words)).toBe(text.includes(words));
      },
    ),
  );
});

test('BLOG-03 every part of a text is found in it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.nat(),
      fc.nat(40),
      (text, from, length) => {
        const begin = text.length === 0 ? 0 : from % text.length;
        expect(new SearchedText(text).includes(text.slice(begin, begin + length))).toBe(true);
      },
    ),
  );
});

test('BLOG-03 one text after another can be searched for different words', () => {
  const texts = ['a wall of wool', 'a roof of wood'].map((text) => new SearchedText(text));
  const found = (words: string) => texts.map((text) => text.includes(words));
  expect(found('wall')).toEqual([true, false]);
  expect(found('of woo')).toEqual([true, true]);
  expect(found('roof of')).toEqual([false, true]);
  expect(found('wool of')).toEqual([false, false]);
  expect(found('')).toEqual([true, true]);
});
