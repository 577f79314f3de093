import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['From PDF  to\tproperty set', 'from-pdf-to-property-set'],
  ['CPR & ESPR: who asks?', 'cpr--espr-who-asks'],
  ['snake_case stays', 'snake_case-stays'],
  ['  Trimmed  ', 'trimmed'],
  ['Façade in Łódź – 2 m²', 'facade-in-lodz--2-m'],
  ['???', ''],
])('ADD-03 %j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('ADD-03 a slug has only word characters and hyphens, and the slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugify(title);
      expect(slug).toMatch(/^[\w-]*$/);
      expect(slug).toBe(slug.toLowerCase());
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
