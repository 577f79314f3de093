import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { deletePost, storePost } from '../functions/stored-posts.ts';

const SITE = localUrl(PORTS.hosting);
const SLUG = `withdrawn-${randomUUID()}`;

beforeAll(async () => {
  await storePost(SLUG, { title: 'Soon withdrawn', content: '<p>Words to be forgotten</p>' });
  await vi.waitUntil(async () => (await fetch(`${SITE}/blog/${SLUG}`)).status === 200, { timeout: 30_000 });
});
afterAll(() => deletePost(SLUG));

/** Everything in which a post is. */
const PLACES = [
  ...['/blog', '/blog?page=1&search=withdrawn', `/blog/${SLUG}`, `/cards/posts/${SLUG}.png`, '/rss.xml'],
  ...[
    '/sitemap.xml',
    '/api/posts',
    '/api/posts?latest=10',
    `/api/posts?related=${SLUG}`,
    `/api/post?slug=${SLUG}`,
  ],
];

/**
 * The part of the minute that caches may use. The rest is for the rebuild's window (posts-changed.test.ts), the rebuild,
 * an instance's next check (current-posts.test.ts) and its rendered pages (pages.test.ts).
 */
const LONGEST_AGE = 30;

/** How long a cache may serve a copy, in seconds (RFC 9111, RFC 5861). */
function longestAge(cacheControl: string): number {
  if (/no-store/.test(cacheControl)) return 0;
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  const stale = Math.max(seconds('stale-while-revalidate'), seconds('stale-if-error'));
  return Math.max(seconds('max-age'), seconds('s-maxage')) + stale;
}

test.each(PLACES)(
  'DATA-01 no cache keeps a copy of %s for more than 30 seconds, by its headers',
  async (path) => {
    const response = await fetch(SITE + path);
    expect(response.status).toBe(200);
    const cacheControl = response.headers.get('cache-control') ?? '';
    expect(cacheControl).toMatch(/s-maxage|no-store/);
    expect(longestAge(cacheControl)).toBeLessThanOrEqual(LONGEST_AGE);
  },
);
