import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListQuery, listPage } from './list-page.ts';

/** All pages of a listing, fetched in sequence. */
function pages(names: readonly string[], query: Pick<ListQuery, 'prefix' | 'maxResults'>): string[][] {
  const result = [];
  let token: string | undefined = '';
  while (token !== undefined) {
    const after = Buffer.from(token, 'base64url').toString();
    const from = names.filter((name) => name >= query.prefix && name > after);
    const page = listPage(from, { ...query, delimiter: '/', after });
    result.push([...page.names, ...page.prefixes].sort());
    token = page.nextPageToken;
  }
  return result;
}

test('names below a delimiter are merged into a prefix, which counts like a name and is on one page only', () => {
  const names = ['a.pdf', 'b/1.pdf', 'b/2.pdf', 'b/c/3.pdf', 'b0', 'd/', 'd/4.pdf', 'e.pdf'];
  expect(pages(names, { prefix: '', maxResults: 2 })).toEqual([['a.pdf', 'b/'], ['b0', 'd/'], ['e.pdf']]);
  expect(pages(names, { prefix: 'd/', maxResults: 1 })).toEqual([['d/'], ['d/4.pdf']]);
  expect(pages(['a', 'b/1', 'b/2'], { prefix: '', maxResults: 2 })).toEqual([['a', 'b/']]);
});

test('pages of any size together contain the same as a single page', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', '/'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.constantFrom('', 'a/'), fc.nat(3), (unsorted, prefix, extra) => {
      const names = unsorted.sort();
      const small = pages(names, { prefix, maxResults: extra + 1 });
      expect(small.flat().sort()).toEqual(pages(names, { prefix, maxResults: 1000 }).flat());
      for (const page of small.slice(0, -1)) expect(page).toHaveLength(extra + 1);
    }),
  );
});
