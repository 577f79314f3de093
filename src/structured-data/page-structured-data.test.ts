import { expect, test } from 'vitest';
import type { Listing } from '#domain/posts/listing.ts';
import { selectPostPage } from '#domain/posts/post-list.ts';
import { aListedPost, aPost } from '#tests/factories/post.ts';
import { structuredDataFor } from './page-structured-data.ts';

const SITE = 'https://www.example.com';

/** The types of a page's structured data, and its breadcrumb. */
function summary(data: readonly object[]) {
  const types = data.map((one) => ('@type' in one ? one['@type'] : undefined));
  const list = data.find((one) => 'itemListElement' in one);
  return { types, steps: list?.itemListElement };
}

const steps = [{ name: 'Home', path: '/' }, { name: 'About' }];

test('STAFF-07 a category is a collection of its posts, and an author the subject of a profile', async () => {
  const page = selectPostPage(
    [aListedPost(aPost({ slug: 'units', title: 'Units', authorName: 'Zofia Nowak' }))],
    {
      ...{ page: 1, category: '', search: '' },
      listing: { kind: 'author', slug: 'zofia-nowak' },
    },
  );
  const dataOf = async (listing: Listing) =>
    (await structuredDataFor('listing', { query: { listing }, result: page }, steps, SITE))[0];
  const profile = await dataOf({ kind: 'author', slug: 'zofia-nowak' });
  expect(profile).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Zofia Nowak', url: `${SITE}/blog/author/zofia-nowak` },
    hasPart: { itemListElement: [{ position: 1, name: 'Units', url: `${SITE}/blog/units` }] },
  });
  const collection = await dataOf({ kind: 'category', slug: 'bim' });
  expect(collection).toMatchObject({ '@type': 'CollectionPage', url: `${SITE}/blog/category/bim` });
});

test('SEO-03 any other page has a breadcrumb of at least two steps', async () => {
  expect(summary(await structuredDataFor(undefined, undefined, steps, SITE))).toEqual({
    types: ['BreadcrumbList'],
    steps: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'About' },
    ],
  });
  expect(await structuredDataFor(undefined, undefined, [{ name: 'Page not found' }], SITE)).toEqual([]);
});
