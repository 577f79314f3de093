import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAROUSEL_EXCERPT_LENGTH, excerpt, LIST_EXCERPT_LENGTH } from './excerpt.ts';

const words = 'insulation '.repeat(40).trim();

test('BLOG-05 an excerpt in the list has at most 250 characters, and an ellipsis', () => {
  expect(LIST_EXCERPT_LENGTH).toBe(250);
  expect(excerpt('x'.repeat(300), LIST_EXCERPT_LENGTH)).toBe(`${'x'.repeat(250)}…`);
});

test('HOME-08 an excerpt in the carousel has at most 150 characters, and an ellipsis', () => {
  expect(CAROUSEL_EXCERPT_LENGTH).toBe(150);
  expect(excerpt('x'.repeat(300), CAROUSEL_EXCERPT_LENGTH)).toBe(`${'x'.repeat(150)}…`);
});

test('BLOG-05 a text that fits is unchanged', () => {
  expect(excerpt('x'.repeat(250), LIST_EXCERPT_LENGTH)).toBe('x'.repeat(250));
  expect(excerpt('', LIST_EXCERPT_LENGTH)).toBe('');
});

test('BLOG-05 a longer text is cut after a whole word', () => {
  expect(excerpt(words, LIST_EXCERPT_LENGTH)).toMatch(/^(insulation )+insulation…$/);
});

test('BLOG-05 a word that ends exactly at the limit is included', () => {
  expect(excerpt('one two three', 7)).toBe('one two…');
});

test('BLOG-05 there is no comma or full stop before the ellipsis', () => {
  expect(excerpt('A wall, then a roof', 8)).toBe('A wall…');
});

test('BLOG-05 an excerpt is the beginning of its text, never longer than the limit plus an ellipsis', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 300 }), (text, length) => {
      const cut = excerpt(text, length);
      expect(cut.length).toBeLessThanOrEqual(length + 1);
      if (cut !== text) {
        expect(cut.endsWith('…')).toBe(true);
        expect(text.startsWith(cut.slice(0, -1))).toBe(true);
      }
    }),
  );
});
