import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aPost } from '../../../tests/factories/post.ts';
import { serveFunction } from '../../../tests/serve-function.ts';
import { post } from './post.ts';

const { logError, readPost } = vi.hoisted(() => ({ logError: vi.fn(), readPost: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: { error: logError } }));
vi.mock('virtual:site-headers', () => ({ default: {} }));
vi.mock('./read-post.ts', () => ({ readPost }));

let server: Server;
let address: string;

beforeAll(async () => {
  const served = await serveFunction('post', post);
  server = served.server;
  address = `http://127.0.0.1:${served.port}/`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  readPost.mockReset();
  logError.mockReset();
});

async function ask(query: string) {
  const response = await fetch(address + query);
  return {
    status: response.status,
    kept: response.headers.get('cache-control'),
    body: await response.json(),
  };
}

const A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

test('POST-01 a post is answered by its slug, for the CDN to keep a minute', async () => {
  readPost.mockResolvedValue(aPost({ slug: 'ü & ö' }));
  expect(await ask('?slug=%C3%BC+%26+%C3%B6')).toMatchObject({
    status: 200,
    kept: A_MINUTE,
    body: { post: { slug: 'ü & ö' } },
  });
  expect(readPost).toHaveBeenCalledExactlyOnceWith('ü & ö');
});

test('POST-02 a slug that no post has is answered with null', async () => {
  readPost.mockResolvedValue(undefined);
  expect(await ask('?slug=none')).toEqual({ status: 200, kept: A_MINUTE, body: { post: null } });
});

test.each(['', '?slug=', '?slug=a&slug=b', '?name=a'])('%j names no post', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, kept: 'no-store', body: { success: false } });
  expect(readPost).not.toHaveBeenCalled();
});

test('a visitor does not wait longer than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  readPost.mockReturnValue(new Promise(() => {}));
  const asked = ask('?slug=a');
  await expect.poll(() => readPost).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  const body = { success: false, message: 'The post cannot be read right now.' };
  expect(await asked).toEqual({ status: 503, kept: 'no-store', body });
  const reason = expect.objectContaining({ message: 'No answer in 10000 ms' });
  expect(logError).toHaveBeenCalledExactlyOnceWith('A post could not be read', reason);
});
