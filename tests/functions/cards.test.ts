import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { pagesWithCards } from '../../scripts/build/known-pages.ts';
import { cardPath } from '../../src/card-path.ts';
import { paths } from '../../src/paths.ts';
import { deletePost, storePost } from './stored.ts';

const SITE = localUrl(PORTS.hosting);
const POST = `post-${randomUUID()}`;

beforeAll(() => storePost(POST, { title: 'Źdźbło, żółć & <b>"m²"</b> 👷 '.repeat(9), authorName: 'Łucja' }));
afterAll(() => deletePost(POST));

// Caching, and posts without a card: functions/src/cards/card-response.test.ts.
test('ROUTE-03 every page has a share card of its own, a PNG of 1200 by 630, and so has a post', async () => {
  const cards = [...pagesWithCards, { path: paths.post(POST) }].map(({ path }) => cardPath(path));
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of cards) {
    await expect.poll(async () => (await fetch(SITE + card)).status, { interval: 250 }).toBe(200);
    const response = await fetch(SITE + card);
    expect([card, response.headers.get('content-type')]).toEqual([card, 'image/png']);
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
    // Width and height in the header.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(150_000);
  }
});
