import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { pagesWithCards } from '../../scripts/build/known-pages.ts';
import { cardPath } from '../../src/card-path.ts';
import { paths } from '../../src/paths.ts';
import { deletePost, storePost } from './stored-posts.ts';

const SITE = localUrl(PORTS.hosting);
const [POST, EMPTY, DRAFT] = ['post', 'empty', 'draft'].map((name) => `${name}-${randomUUID()}`) as [
  string,
  string,
  string,
];

beforeAll(async () => {
  await storePost(POST, { title: 'Źdźbło, żółć & <b>"m²"</b> 👷 '.repeat(9), authorName: 'Łucja' });
  await storePost(EMPTY, {});
  await storePost(DRAFT, { title: 'Draft', published: false });
  for (const slug of [POST, EMPTY]) {
    await vi.waitUntil(async () => (await requestCard(slug)).status === 200, {
      timeout: 30_000,
      interval: 250,
    });
  }
});
afterAll(async () => {
  for (const slug of [POST, EMPTY, DRAFT]) await deletePost(slug);
});

function requestCard(slug: string, init?: RequestInit): Promise<Response> {
  return fetch(SITE + cardPath(paths.post(slug)), init);
}

/** Returns the width and height in a PNG's header, and its size in bytes. */
async function pictureOf(response: Response): Promise<{ size: number[]; bytes: number }> {
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  return { size: [png.readUInt32BE(16), png.readUInt32BE(20)], bytes: png.length };
}

test('ROUTE-03 a post has a share card, a PNG of 1200 by 630, cached for as long as the post’s page', async () => {
  const response = await requestCard(POST);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=15, stale-while-revalidate=15',
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const { size, bytes } = await pictureOf(response);
  expect(size).toEqual([1200, 630]);
  expect(bytes).toBeLessThan(150_000);
});

test('ROUTE-03 a post without title, author and date has a card too', async () => {
  expect((await pictureOf(await requestCard(EMPTY))).size).toEqual([1200, 630]);
});

test('the same post has the same card, whatever the query string', async () => {
  const [first, second] = await Promise.all([
    requestCard(POST),
    fetch(`${SITE}${cardPath(paths.post(POST))}?x=1`),
  ]);
  expect(Buffer.from(await first.arrayBuffer())).toEqual(Buffer.from(await second.arrayBuffer()));
});

test.each([
  ['a draft', DRAFT],
  ['a post that is not there', 'no-such-post'],
])('%s has no card, and that response is not cached', async (_, slug) => {
  const { status, headers } = await requestCard(slug);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('HEAD returns only the headers', async () => {
  const response = await requestCard(POST, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('POST is refused', async () => {
  const response = await requestCard(POST, { method: 'POST', body: 'x' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(pagesWithCards.map(({ path }) => path))(
  'ROUTE-03 %s has a card drawn by the build',
  async (path) => {
    const response = await fetch(SITE + cardPath(path));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { size, bytes } = await pictureOf(response);
    expect(size).toEqual([1200, 630]);
    expect(bytes).toBeLessThan(150_000);
  },
);

test('ROUTE-03 no two pages share a card', () => {
  const cards = pagesWithCards.map(({ path }) => cardPath(path));
  expect(new Set(cards).size).toBe(cards.length);
});
