import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRedirects, isPathOfSite, readRedirectLines, slugIn } from './redirects.ts';

const existing = {
  redirects: [
    { from: 'kept', to: '/contact' },
    { from: 'kept-too', to: '/blog/target' },
  ],
  postSlugs: new Set(['units']),
};

const check = (csv: string) => checkRedirects(readRedirectLines(csv), existing);

test('STAFF-04 a table of redirects may have a heading, quotes, spaces and empty lines', () => {
  const csv = 'From,To\r\n"/blog/a","/contact"\r\n\r\n /blog/b , /blog/units \n';
  expect(check(csv)).toEqual({
    redirects: [
      { from: 'a', to: '/contact' },
      { from: 'b', to: '/blog/units' },
    ],
  });
});

test.each([
  ['a path outside the blog', '/news/a,/contact', 'is not an address'],
  ['the list of the blog', '/blog,/contact', 'is not an address'],
  ['a deeper path', '/blog/a/b,/contact', 'is not an address'],
  ['capitals', '/blog/A,/contact', 'is not an address'],
  ['a reserved id', '/blog/__a__,/contact', 'is not an address'],
  ['one cell', '/blog/a', 'is not a path'],
  ['another site', '/blog/a,https://evil.example', 'is not a path'],
  ['another site without a scheme', '/blog/a,//evil.example', 'is not a path'],
  ['a query', '/blog/a,/contact?x=1', 'is not a path'],
  ['three cells', '/blog/a,/contact,/about', 'is not a path'],
  ['the address of a post', '/blog/units,/contact', 'of a post'],
  ['from an address that has a redirect already', '/blog/kept,/about', 'another redirect'],
  ['from the same address twice', '/blog/a,/contact\n/blog/a,/about', 'another redirect'],
  ['to itself', '/blog/a,/blog/a', 'is a redirect itself'],
  ['in a circle of two', '/blog/a,/blog/b\n/blog/b,/blog/a', 'is a redirect itself'],
  ['to another redirect', '/blog/a,/blog/kept', 'is a redirect itself'],
  ['to another redirect, with capitals', '/blog/a,/Blog/kept', 'is a redirect itself'],
  ['from the target of another', '/blog/target,/contact', 'another redirect leads'],
])('STAFF-04 a redirect is refused with its line number: %s', (_, csv, reason) => {
  expect(check(csv)).toEqual({
    refusals: expect.arrayContaining([{ line: 1, reason: expect.stringContaining(reason) }]),
  });
});

test('STAFF-04 if any line is refused, no redirect is added, and each refused line is named', () => {
  expect(check('from,to\n/blog/a,/contact\n/blog/units,/contact\n/x,/contact')).toEqual({
    refusals: [expect.objectContaining({ line: 3 }), expect.objectContaining({ line: 4 })],
  });
});

test('STAFF-04 accepted redirects never lead to one another', () => {
  const path = fc.constantFrom('/contact', ...['a', 'b', 'c', 'd'].map((slug) => `/blog/${slug}`));
  const lines = fc.array(fc.record({ line: fc.nat(), from: path, to: path }), { maxLength: 5 });
  fc.assert(
    fc.property(lines, (rows) => {
      const checked = checkRedirects(rows, { redirects: [], postSlugs: new Set() });
      const { redirects } = 'redirects' in checked ? checked : { redirects: [] };
      const from = new Set(redirects.map((redirect) => redirect.from));
      expect(redirects.filter(({ to }) => from.has(slugIn(to) ?? ''))).toEqual([]);
      expect(redirects.every(({ to }) => isPathOfSite(to))).toBe(true);
    }),
  );
});
