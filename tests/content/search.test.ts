// cspell:ignore pasport clases
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { postSearchEntries } from '#domain/search/post-search-entries.ts';
import { createSearchIndex, searchSite } from '#domain/search/search-index.ts';
import { aListedPost, aPost } from '#tests/factories/post.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { knownPages } from '../../scripts/build/known-pages.ts';
import { siteEntries } from '../../scripts/search/site-entries.ts';

/** The share of the compressed index in the 60 KB that the search may load. The library, the schemas and the dialog need the rest. */
const MAX_INDEX_BYTES = 46_000;

const pageEntries = await siteEntries();
const postEntries = postSearchEntries(
  readSeedPosts().map((post) =>
    aListedPost(
      aPost({ title: post.title, slug: post.slug, content: post.html, categories: [...post.categories] }),
    ),
  ),
  (slug) => `/blog/${slug}`,
);
const index = await createSearchIndex([...pageEntries, ...postEntries]);
const titlesFor = (query: string) => searchSite(index, query).found.map(({ title }) => title);

test('TEXT-06 every listed page of the site can be found by its name', () => {
  const paths = new Set(pageEntries.map(({ path }) => path));
  const missing = knownPages.filter(({ path, search }) => search === 'listed' && !paths.has(path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('TEXT-06 entries are unique, and their titles and addresses have no stray white space', () => {
  const keys = [...pageEntries, ...postEntries].map(({ path, title }) => `${path} ${title}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { title, path } of pageEntries) {
    expect(title).toMatch(/^\S.*\S$/);
    expect(path).toMatch(/^\/\S*$/);
  }
});

test('TEXT-06 the index, which loads before a visitor types, keeps within its part of 60 KB', () => {
  const json = JSON.stringify([pageEntries, postEntries]);
  expect(gzipSync(json, { level: 9 }).length).toBeLessThan(MAX_INDEX_BYTES);
});

/** Queries, each with the title that it must find. For jobs and PDFs it is their title without a word. */
const QUERIES: readonly (readonly [query: string, title: string])[] = [
  ...pageEntries
    .filter(({ kind }) => kind === 'job' || kind === 'document')
    .map(({ title }) => {
      const words = title.toLowerCase().split(' ');
      return [words.toSpliced(words.length / 2, words.length > 2 ? 1 : 0).join(' '), title] as const;
    }),
  ['pasport factory', 'Passport Factory'],
  ['acceptance report', 'Export and acceptance test'],
  ['ifc clases facade', 'IFC classes for facade products: a short guide'],
  ['privacy', 'Privacy Policy'],
  ['quiz tender', 'Readiness quiz: a tender wants your data'],
];

test.each(QUERIES)('TEXT-06 %j finds “%s” among the first three', (query, title) => {
  expect(titlesFor(query).slice(0, 3)).toContain(title);
});
