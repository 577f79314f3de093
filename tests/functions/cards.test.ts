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

function requestCard(slug: string): Promise<Response> {
  return fetch(SITE + cardPath(paths.post(slug)));
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

test('a draft has no card, and that response is not cached', async () => {
  const { status, headers } = await requestCard(DRAFT);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('ROUTE-03 every page has a card of its own, drawn by the build', async () => {
  const cards = pagesWithCards.map(({ path }) => cardPath(path));
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of cards) {
    const response = await fetch(SITE + card);
    expect([card, response.status, response.headers.get('content-type')]).toEqual([card, 200, 'image/png']);
    const { size, bytes } = await pictureOf(response);
    expect(size).toEqual([1200, 630]);
    expect(bytes).toBeLessThan(150_000);
  }
});
