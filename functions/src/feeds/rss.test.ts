import { beforeAll, expect, test, vi } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import '../every-request.ts';
import { rss } from './rss.ts';

vi.mock('virtual:site-headers', () => ({ default: {} }));
// A new array each time, so that no feed is cached.
vi.mock('../posts/current-posts.ts', () => ({
  currentPosts: async () => [anIndexedPost({ categories: ['EPD'] })],
  readPost: async () => undefined,
}));

const served = serveDuringTests('rss', rss);
beforeAll(() => void vi.stubEnv('SITE_URL', 'https://www.example.org'));

async function statusOf(path: string, visitor: string): Promise<number> {
  const headers = { 'x-forwarded-for': `${visitor}, 104.198.56.253` };
  return (await fetch(served.url + path, { headers })).status;
}

test('DAY-01 a visitor gets sixty feeds of listings a minute; neither they nor invented paths keep others from a feed', async () => {
  const ofListing = (number: number) => statusOf('blog/category/epd/rss.xml', `203.0.113.${number}`);
  for (let number = 0; number < 1300; number++) expect(await statusOf(`x${number}`, '203.0.113.1')).toBe(404);
  for (let number = 0; number < 60; number++) {
    expect(await statusOf(`blog/category/none-${number}/rss.xml`, '203.0.113.1')).toBe(404);
    expect(await ofListing(1)).toBe(200);
  }
  expect(await ofListing(1)).toBe(429);
  expect([await ofListing(2), await statusOf('rss.xml', '203.0.113.1')]).toEqual([200, 200]);
});
