import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { serveFunction } from '../../../tests/serve-function.ts';
import type { IndexedPost } from '../posts/snapshot.ts';
import { feedEndpoint } from './feed-endpoint.ts';

const { logError, currentPosts } = vi.hoisted(() => ({
  logError: vi.fn(),
  currentPosts: vi.fn<() => Promise<IndexedPost[]>>(),
}));
vi.mock('firebase-functions', () => ({ logger: { error: logError } }));
vi.mock('../posts/current-posts.ts', () => ({ currentPosts }));
vi.mock('virtual:site-headers', () => ({ default: { 'X-Content-Type-Options': 'nosniff' } }));

const write = vi.fn<(posts: readonly IndexedPost[]) => Promise<string>>();
let address: string;

/** Each test has an endpoint of its own, which has written nothing yet. */
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

test('SEO-02 a feed is a document of its type that the CDN keeps', async () => {
  write.mockResolvedValue('<rss/>');
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml(;|$)/);
  expect(response.headers.get('cache-control')).toMatch(/s-maxage=15,/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe('<rss/>');
});

test('whatever the query string, a feed is written once for a snapshot of the posts', async () => {
  const posts = [anIndexedPost()];
  currentPosts.mockResolvedValue(posts);
  write.mockResolvedValueOnce('<rss/>').mockResolvedValueOnce('<rss>2</rss>');
  for (const query of ['', '?n=1', '?n=2'])
    expect(await (await fetch(address + query)).text()).toBe('<rss/>');
  expect(write).toHaveBeenCalledExactlyOnceWith(posts);
  currentPosts.mockResolvedValue([]);
  expect(await (await fetch(address)).text()).toBe('<rss>2</rss>');
});

test('whoever asks only for the head gets it', async () => {
  write.mockResolvedValue('<rss/>');
  const response = await fetch(address, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('nothing can be sent to a feed', async () => {
  const response = await fetch(address, { method: 'POST', body: 'x' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(write).not.toHaveBeenCalled();
});

async function expectUnavailable(asked: Promise<Response>, reason: string): Promise<void> {
  const { status, headers } = await asked;
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '300',
  ]);
  const message = 'A feed (application/rss+xml) could not be written';
  expect(logError).toHaveBeenCalledExactlyOnceWith(message, expect.objectContaining({ message: reason }));
}

test('a feed that cannot be written is asked for again later, and nobody keeps that', async () => {
  write.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce('<rss/>');
  await expectUnavailable(fetch(address), 'unavailable');
  expect((await fetch(address)).status).toBe(200);
});

test('robots do not wait longer than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  write.mockReturnValue(new Promise(() => {}));
  const asked = fetch(address);
  await expect.poll(() => write).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  await expectUnavailable(asked, 'No answer in 10000 ms');
});
