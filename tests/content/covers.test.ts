import { expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '#domain/posts/post-list.ts';
import { motifOf } from '#drawings/covers/subject.ts';
import { coverParts } from '#drawings/covers.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';

const posts = readSeedPosts().map((post) => ({
  ...post,
  motif: motifOf(post, () => 0).name,
  ground: coverParts(post).ground,
}));

const pages = Array.from({ length: Math.ceil(posts.length / POSTS_PER_PAGE) }, (_, page) =>
  posts.slice(page * POSTS_PER_PAGE, (page + 1) * POSTS_PER_PAGE),
);

test.each([
  ['reading-an-epd-what-a1-to-d-means', 'modules'],
  ['one-identifier-per-product', 'barcode'],
  ['a-qr-code-that-outlives-the-website', 'qrCode'],
  ['ifc-classes-for-facade-products', 'classTree'],
  ['value-stream-mapping-in-the-product-data-office', 'stream'],
  ['cpr-and-espr-which-regulation-asks-for-what', 'regulations'],
  ['level-of-information-need-in-plain-words', 'threeDepths'],
  ['what-goes-into-a-construction-product-passport', 'passport'],
  ['cpr-milestones-by-product-family', 'dates'],
  ['factory-production-control-and-avs', 'productionControl'],
])('the cover of %s is %s', (slug, motif) => {
  expect(posts.find((post) => post.slug === slug)?.motif).toBe(motif);
});

test('no two posts have the same motif, however the list is filtered', () => {
  const twice = posts.filter(({ motif }, i) => posts.findIndex((post) => post.motif === motif) !== i);
  expect(twice.map(({ slug }) => slug)).toEqual([]);
});

test('on a page of the list no cover has the ground of the one beside it or below it', () => {
  const alike = pages.flatMap((page) =>
    page.filter(({ ground }, i) => [page[i + 1], page[i + 2]].some((other) => other?.ground === ground)),
  );
  expect(alike.map(({ slug }) => slug)).toEqual([]);
});
