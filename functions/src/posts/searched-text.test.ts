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
        expect(SearchedText.of(text).includes(words)).toBe(text.includes(words));
      },
    ),
  );
});

test('BLOG-03 every part of a text is found in it', () => {
  const whole = fc.array(fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(whole, whole, whole, (before, part, after) => {
      const text = [...before, ...part, ...after].join('');
      expect(SearchedText.of(text).includes(part.join(''))).toBe(true);
    }),
  );
});

test('BLOG-03 one text after another can be searched for different words', () => {
  const texts = ['a wall of wool', 'a roof of wood'].map((text) => SearchedText.of(text));
  const found = (words: string) => texts.map((text) => text.includes(words));
  expect(found('wall')).toEqual([true, false]);
  expect(found('of woo')).toEqual([true, true]);
  expect(found('roof of')).toEqual([false, true]);
  expect(found('wool of')).toEqual([false, false]);
  expect(found('')).toEqual([true, true]);
});
