import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { searchEntriesSchema } from '#domain/search/search-entry.ts';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { serveFunction } from '../../../tests/serve-function.ts';
import '../every-request.ts';
import type { IndexedPost } from '../posts/snapshot.ts';

const { logError, currentPosts } = vi.hoisted(() => ({
  logError: vi.fn(),
  currentPosts: vi.fn<() => Promise<readonly IndexedPost[]>>(),
}));
vi.mock('firebase-functions/logger', () => ({ error: logError }));
vi.mock('virtual:site-headers', () => ({ default: {} }));
vi.mock('virtual:search-entries', () => ({
  default: [{ kind: 'service', title: 'Value Factory', path: '/value-factory', summary: '', words: 'units' }],
}));
vi.mock('../posts/current-posts.ts', () => ({ currentPosts }));

const { resultOf, search } = await import('./search.ts');
const { server, port } = await serveFunction('search', search);
const address = `http://127.0.0.1:${port}/`;

const post = anIndexedPost({
  slug: 'über-units',
  title: 'Units that travel',
  categories: ['Data'],
  content: '<p>A value needs its unit.</p>',
});

beforeAll(() => vi.stubEnv('SITE_URL', 'https://www.example.org'));
beforeEach(() => {
  logError.mockReset();
  currentPosts.mockReset().mockResolvedValue([post]);
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

test('TEXT-06 the response has the entries of posts, cached by the CDN', async () => {
  const response = await fetch(address);
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
  });
});

test('TEXT-06 while posts cannot be read the response is a 503', async () => {
  currentPosts.mockRejectedValue(new Error('no index'));
  expect((await fetch(address)).status).toBe(503);
  expect(logError).toHaveBeenCalledOnce();
});

test('TEXT-06 a page is rendered with the entries of the site and of the current posts', async () => {
  expect((await resultOf('units')).found.map(({ path }) => path).toSorted()).toEqual([
    '/blog/%C3%BCber-units',
    '/value-factory',
  ]);
  currentPosts.mockResolvedValue([]);
  expect((await resultOf('units')).found.map(({ path }) => path)).toEqual(['/value-factory']);
});
