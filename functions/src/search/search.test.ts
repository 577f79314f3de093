import { beforeEach, expect, test, vi } from 'vitest';
import { searchEntriesSchema } from '#domain/search/search-entry.ts';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import type { IndexedPost } from '../posts/snapshot.ts';

const currentPosts = vi.hoisted(() => vi.fn<() => Promise<readonly IndexedPost[]>>());
vi.mock('virtual:search-entries', () => ({
  default: [{ kind: 'service', title: 'Value Factory', path: '/value-factory', summary: '', words: 'units' }],
}));
vi.mock('../posts/current-posts.ts', () => ({ currentPosts }));
const withdrawnPages = vi.hoisted(() => vi.fn<() => Promise<readonly string[]>>());
vi.mock('../downloads/withdrawn-pages.ts', () => ({ withdrawnPages }));

const { searchResultFor, search } = await import('./search.ts');
const served = serveDuringTests('search', search);

const post = anIndexedPost({
  slug: 'über-units',
  title: 'Units that travel',
  categories: ['Data'],
  content: '<p>A value needs its unit.</p>',
});

beforeEach(() => {
  currentPosts.mockReset().mockResolvedValue([post]);
  withdrawnPages.mockReset().mockResolvedValue([]);
});

test('TEXT-06 the response has the entries of posts, cached by the CDN', async () => {
  const response = await fetch(served.url);
  expect(response.headers.get('cache-control')).toMatch(/s-maxage=15,/);
  expect(searchEntriesSchema.parse(await response.json())).toEqual({
    entries: [
      {
        kind: 'post',
        title: 'Units that travel',
        path: '/blog/%C3%BCber-units',
        summary: 'A value needs its unit.',
        words: 'data',
      },
    ],
    withdrawn: [],
  });
});

test('TEXT-06 STAFF-08 a page is rendered with the entries of the site, except withdrawn ones, and with those of the current posts', async () => {
  expect((await searchResultFor('units')).found.map(({ path }) => path).toSorted()).toEqual([
    '/blog/%C3%BCber-units',
    '/value-factory',
  ]);
  withdrawnPages.mockResolvedValue(['/value-factory']);
  expect((await searchResultFor('units')).found.map(({ path }) => path)).toEqual(['/blog/%C3%BCber-units']);
  withdrawnPages.mockResolvedValue([]);
  currentPosts.mockResolvedValue([]);
  expect((await searchResultFor('units')).found.map(({ path }) => path)).toEqual(['/value-factory']);
});
