import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { serveFunction } from '../../../tests/serve-function.ts';
import '../every-request.ts';
import type { IndexedPost } from '../posts/snapshot.ts';
import { feedEndpoint } from './feed-endpoint.ts';

const { logError, currentPosts } = vi.hoisted(() => ({
  logError: vi.fn(),
  currentPosts: vi.fn<() => Promise<IndexedPost[]>>(),
}));
vi.mock('firebase-functions/logger', () => ({ error: logError }));
vi.mock('../posts/current-posts.ts', () => ({ currentPosts }));
vi.mock('virtual:site-headers', () => ({ default: { 'X-Content-Type-Options': 'nosniff' } }));

const write = vi.fn<Parameters<typeof feedEndpoint>[1]>();
let address: string;

/** Each test has its own endpoint with an empty cache. */
beforeEach(async () => {
  write.mockReset();
  logError.mockReset();
  currentPosts.mockReset().mockResolvedValue([]);
  const feed = feedEndpoint('application/rss+xml', write);
  const { server, port } = await serveFunction('feed', feed);
  address = `http://127.0.0.1:${port}/`;
  return () => {
    server.close();
  };
});

test('SEO-02 a feed is served with its content type and cached by the CDN', async () => {
  write.mockResolvedValue('<rss/>');
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml(;|$)/);
  expect(response.headers.get('cache-control')).toMatch(/s-maxage=15,/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe('<rss/>');
});

test('a feed is written once per snapshot of the posts, whatever the query string', async () => {
  const posts = [anIndexedPost()];
  currentPosts.mockResolvedValue(posts);
  write.mockResolvedValueOnce('<rss/>').mockResolvedValueOnce('<rss>2</rss>');
  for (const query of ['', '?n=1', '?n=2'])
    expect(await (await fetch(address + query)).text()).toBe('<rss/>');
  expect(write).toHaveBeenCalledExactlyOnceWith(posts, '/');
  currentPosts.mockResolvedValue([]);
  expect(await (await fetch(address)).text()).toBe('<rss>2</rss>');
});

test('STAFF-07 each path has a document of its own, and one without a document does not exist', async () => {
  write.mockImplementation(async (_, path) => (path === '/none' ? undefined : `<rss>${path}</rss>`));
  for (const path of ['a', 'b', 'a'])
    expect(await (await fetch(address + path)).text()).toBe(`<rss>/${path}</rss>`);
  expect(write).toHaveBeenCalledTimes(2);
  expect((await fetch(`${address}none`)).status).toBe(404);
});

async function expectUnavailable(pending: Promise<Response>, reason: string): Promise<void> {
  const { status, headers } = await pending;
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '300',
  ]);
  const message = 'A feed (application/rss+xml) could not be written';
  expect(logError).toHaveBeenCalledExactlyOnceWith(message, expect.objectContaining({ message: reason }));
}

test('a failure is an uncached 503 with Retry-After, and the next request tries again', async () => {
  write.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce('<rss/>');
  await expectUnavailable(fetch(address), 'unavailable');
  expect((await fetch(address)).status).toBe(200);
});

test('a feed times out after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  write.mockReturnValue(new Promise(() => {}));
  const pending = fetch(address);
  await expect.poll(() => write).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  await expectUnavailable(pending, 'No result within 10000 ms');
});
