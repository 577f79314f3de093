import { beforeEach, expect, test, vi } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import type { IndexedPost } from '../posts/snapshot.ts';
import { feedEndpoint } from './feed-endpoint.ts';

const currentPosts = vi.hoisted(() => vi.fn<() => Promise<IndexedPost[]>>());
vi.mock('../posts/current-posts.ts', () => ({ currentPosts }));

const write = vi.fn<Parameters<typeof feedEndpoint>[1]>();
const served = serveDuringTests('feed', feedEndpoint('application/rss+xml', write));

const read = async (path = '') => (await fetch(served.url + path)).text();

beforeEach(() => {
  write.mockReset();
  // A new array is a new snapshot, for which nothing is cached.
  currentPosts.mockReset().mockResolvedValue([]);
});

test('SEO-02 a feed is served with its content type and cached by the CDN', async () => {
  write.mockResolvedValue('<rss/>');
  const response = await fetch(served.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml(;|$)/);
  expect(response.headers.get('cache-control')).toMatch(/s-maxage=15,/);
  expect(await response.text()).toBe('<rss/>');
});

test('a feed is written once per snapshot of the posts, whatever the query string', async () => {
  const posts = [anIndexedPost()];
  currentPosts.mockResolvedValue(posts);
  write.mockResolvedValueOnce('<rss/>').mockResolvedValueOnce('<rss>2</rss>');
  for (const query of ['', '?n=1', '?n=2']) expect(await read(query)).toBe('<rss/>');
  expect(write).toHaveBeenCalledExactlyOnceWith(posts, '/');
  currentPosts.mockResolvedValue([]);
  expect(await read()).toBe('<rss>2</rss>');
});

test('STAFF-07 each path has a document of its own, and a path without one responds with 404', async () => {
  write.mockImplementation(async (_, path) => (path === '/none' ? undefined : `<rss>${path}</rss>`));
  for (const path of ['a', 'b', 'a']) expect(await read(path)).toBe(`<rss>/${path}</rss>`);
  expect(write).toHaveBeenCalledTimes(2);
  expect((await fetch(`${served.url}none`)).status).toBe(404);
});

test('DAY-02 the fifty documents that were written last are cached', async () => {
  write.mockResolvedValue('<rss/>');
  for (let number = 0; number <= 50; number++) await read(`${number}`);
  for (const path of ['50', '1', '0']) await read(path);
  expect(write.mock.calls.slice(51).map(([, path]) => path)).toEqual(['/0']);
});
