import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blogPath, paths } from './paths.ts';

test('BLOG-09 search, category and page are in the URL, but defaults are left out', () => {
  expect(blogPath({ page: 1, category: '', search: '' })).toBe('/blog');
  expect(blogPath({ search: 'epd', category: 'BIM', page: 3 })).toBe('/blog?search=epd&category=BIM&page=3');
});

test('BLOG-09 any search text can be read back from the URL unchanged', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, (search, category) => {
      const { pathname, searchParams, hash } = new URL(blogPath({ search, category }), 'https://site.test');
      expect([pathname, hash]).toEqual(['/blog', '']);
      expect([searchParams.get('search'), searchParams.get('category')]).toEqual([search, category]);
    }),
    { examples: [['a&b=c#d', '50 % + "x"']] },
  );
});

test('ROUTE-01 a slug or id with special characters stays one segment of the path', () => {
  expect(paths.post('a/b?c')).toBe('/blog/a%2Fb%3Fc');
  expect(paths.job('a b#c')).toBe('/career/a%20b%23c');
});
