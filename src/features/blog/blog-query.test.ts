import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blogPath } from '#paths.ts';
import { parseBlogQuery } from './blog-query.ts';

function queryOf(path: string) {
  return parseBlogQuery(new URL(path, 'https://site.test').searchParams);
}

test.each(['', '0', '-1', '1.5', '2x', 'two', '1e3', '0x2', '9999999', '%00'])(
  'BLOG-08 page=%s counts as the first page',
  (page) => {
    expect(queryOf(`/blog?page=${page}`).page).toBe(1);
  },
);

test('BLOG-09 the URL made from a query parses to the same query', () => {
  fc.assert(
    fc.property(
      fc.record({
        page: fc.integer({ min: 1, max: 999_999 }),
        category: fc.string(),
        search: fc.string({ unit: 'grapheme' }),
      }),
      (query) => {
        expect(queryOf(blogPath(query))).toEqual(query);
      },
    ),
  );
});
