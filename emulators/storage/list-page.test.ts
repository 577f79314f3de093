import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListQuery, listPage } from './list-page.ts';

const NAMES = ['a.pdf', 'b/1.pdf', 'b/2.pdf', 'b/c/3.pdf', 'b0', 'd/', 'd/4.pdf', 'e.pdf'];

/** All pages of a listing, fetched in sequence. */
function pages(names: readonly string[], query: Partial<ListQuery>) {
  const result = [];
  let after: string | undefined;
  do {
    const from = names.filter((name) => name >= (query.prefix ?? '') && (!after || name > after));
    const page = listPage(from, { prefix: '', delimiter: '', maxResults: 1000, ...query, after });
    result.push([...page.names, ...page.prefixes]);
    after = page.last;
  } while (after !== undefined);
  return result;
}

test('without a delimiter all names below the prefix are listed', () => {
  expect(pages(NAMES, {})).toEqual([NAMES]);
  expect(pages(NAMES, { prefix: 'b/' })).toEqual([['b/1.pdf', 'b/2.pdf', 'b/c/3.pdf']]);
});

test('names below a delimiter are merged into a prefix', () => {
  expect(pages(NAMES, { delimiter: '/' })).toEqual([['a.pdf', 'b0', 'e.pdf', 'b/', 'd/']]);
  expect(pages(NAMES, { delimiter: '/', prefix: 'b/' })).toEqual([['b/1.pdf', 'b/2.pdf', 'b/c/']]);
});

test('a prefix counts like a name and appears on one page only', () => {
  expect(pages(NAMES, { delimiter: '/', maxResults: 2 })).toEqual([['a.pdf', 'b/'], ['b0', 'd/'], ['e.pdf']]);
});

test('an object with the name of the listed folder is listed in it', () => {
  expect(pages(NAMES, { delimiter: '/', prefix: 'd/', maxResults: 1 })).toEqual([['d/'], ['d/4.pdf']]);
});

test('a full last page has no token for a next one', () => {
  expect(pages(['a', 'b'], { maxResults: 2 })).toEqual([['a', 'b']]);
  expect(pages(['a', 'b/1', 'b/2'], { maxResults: 2, delimiter: '/' })).toEqual([['a', 'b/']]);
});

test('pages of any size together contain the same as a single page', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', '/'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.constantFrom('', 'a/'), fc.nat(3), (unsorted, prefix, extra) => {
      const names = unsorted.sort();
      const small = pages(names, { prefix, delimiter: '/', maxResults: extra + 1 });
      const whole = pages(names, { prefix, delimiter: '/' });
      expect(small.flat().sort()).toEqual(whole.flat().sort());
      for (const page of small.slice(0, -1)) expect(page).toHaveLength(extra + 1);
    }),
  );
});
