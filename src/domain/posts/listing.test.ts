import { expect, test } from 'vitest';
import { listingsOf, nameIn } from './listing.ts';

const post = { categories: ['Product passports', 'Łódź', 'łodz', '建築'], authorName: 'Data team' };

test('STAFF-07 a post is listed under each of its categories and its author, whatever their spelling', () => {
  expect(listingsOf(post)).toEqual([
    { kind: 'category', slug: 'product-passports' },
    { kind: 'category', slug: 'lodz' },
    { kind: 'author', slug: 'data-team' },
  ]);
});

test.each([
  [{ kind: 'category', slug: 'product-passports' }, 'Product passports'],
  [{ kind: 'author', slug: 'data-team' }, 'Data team'],
  [{ kind: 'author', slug: 'product-passports' }, undefined],
  [{ kind: 'category', slug: '' }, undefined],
] as const)('STAFF-07 the name of %o is %s', (listing, name) => {
  expect(nameIn(post, listing)).toBe(name);
});
