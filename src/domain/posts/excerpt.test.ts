import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['fits', 'x'.repeat(250), 250, 'x'.repeat(250)],
  ['has no space', 'x'.repeat(251), 250, `${'x'.repeat(250)}…`],
  ['has a word that ends at the limit', 'one two three', 7, 'one two…'],
  ['has a word across the limit', 'one two three', 9, 'one two…'],
  ['has a comma before the limit', 'A wall, then a roof', 8, 'A wall…'],
])('BLOG-05 a text that %s gets the right excerpt', (_, text, limit, expected) => {
  expect(excerpt(text, limit)).toBe(expected);
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
