import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { listedPaths } from '../../scripts/build/known-pages.ts';
import { listingsOf } from '../../src/domain/posts/listing.ts';
import { paths } from '../../src/paths.ts';
import { parsedXml, textsOf } from '../feeds/parsed-xml.ts';
import { ORIGIN } from '../origins.ts';
import { deletePost, storePost } from './stored.ts';

// Takes only the parser from jsdom: in the test environment jsdom the Firestore client does not work.
vi.stubGlobal('DOMParser', new JSDOM('', { url: ORIGIN }).window.DOMParser);

const SITE = localUrl(PORTS.hosting);
const [NEW, DRAFT] = [`new-${randomUUID()}`, `draft-${randomUUID()}`];
const TOMORROW = new Date(Date.now() + 24 * 3600 * 1000);

const FIELDS = {
  title: 'Tests & <tags> ]]> 👷\u0000',
  content: '<p>See <a href="/about">us</a></p><script>x()</script><img src="/images/hero-wall.svg" alt="W">',
  authorName: 'Data team',
  categories: ['R&D'],
  date: TOMORROW,
};

beforeAll(async () => {
  await storePost(DRAFT, { ...FIELDS, published: false });
  await storePost(NEW, FIELDS);
  await vi.waitUntil(async () => (await read('/rss.xml')).includes(NEW), { timeout: 30_000, interval: 250 });
});
afterAll(async () => {
  for (const slug of [NEW, DRAFT]) await deletePost(slug);
});

async function read(path: string): Promise<string> {
  const response = await fetch(SITE + path);
  expect(response.status).toBe(200);
  return response.text();
}

test('SEO-02 STAFF-07 the sitemap lists every prerendered page, every published post, category and author, and no draft', async () => {
  const text = await read('/sitemap.xml');
  const posts = [...readSeedPosts().map(({ slug }) => slug), NEW].map(paths.post);
  const seed = readSeedPosts().map(({ author, categories }) => ({ authorName: author, categories }));
  const listings = new Set([...seed, FIELDS].flatMap(listingsOf).map(paths.listing));
  const found = [...parsedXml(text).documentElement.children].flatMap((url) => textsOf(url, 'loc'));
  expect(found.toSorted()).toEqual(
    [...listedPaths, ...posts, ...listings].map((path) => new URL(path, SITE).href).toSorted(),
  );
});

test('SEO-02 the sitemap has the last change of a post, not its date', async () => {
  const urls = [...parsedXml(await read('/sitemap.xml')).documentElement.children];
  const changed = urls.find((url) => url.textContent?.includes(NEW));
  const [lastmod = ''] = changed ? textsOf(changed, 'lastmod') : [];
  expect(Math.abs(Date.parse(lastmod) - Date.now())).toBeLessThan(10 * 60_000);
});

test('POST-04 the feed has the 20 newest published posts with their full text, newest first', async () => {
  const text = await read('/rss.xml');
  const items = [...parsedXml(text).querySelectorAll('item')];
  const newest = [NEW, ...readSeedPosts().map(({ slug }) => slug)].slice(0, 20);
  expect(items.flatMap((item) => textsOf(item, 'link'))).toEqual(
    newest.map((slug) => SITE + paths.post(slug)),
  );
  const [first] = items;
  if (!first) throw new Error('The feed has no item');
  expect(textsOf(first, 'title')).toEqual(['Tests & <tags> ]]> 👷']);
  expect(textsOf(first, 'pubDate')).toEqual([TOMORROW.toUTCString()]);
  expect(textsOf(first, 'content:encoded')).toEqual([
    `<p>See <a href="${SITE}/about">us</a></p><img src="${SITE}/images/hero-wall.svg" alt="W" loading="lazy">`,
  ]);
  const contents = items.flatMap((item) => textsOf(item, 'content:encoded'));
  // Each link and picture has an absolute URL.
  for (const html of contents) expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
  expect(contents.every((html) => html.length > 50)).toBe(true);
});

test('STAFF-07 DAY-01 a category has a page and a feed of only its posts; an unknown author and another spelling get a 404', async () => {
  const path = paths.listing({ kind: 'category', slug: 'rd' });
  const page = await read(path);
  expect(page).toContain('Posts on R&amp;D');
  expect(page).toContain(`type="application/rss+xml" title="Posts on R&amp;D" href="${SITE}${path}/rss.xml"`);
  const items = [...parsedXml(await read(`${path}/rss.xml`)).querySelectorAll('item')];
  expect(items.flatMap((item) => textsOf(item, 'link'))).toEqual([SITE + paths.post(NEW)]);
  const unknown = paths.listing({ kind: 'author', slug: 'nobody' });
  // Another spelling of the address is refused, since the CDN would cache it a second time.
  const respelled = `${path.replace('rd', '%72d')}/rss.xml`;
  for (const address of [unknown, `${unknown}/rss.xml`, respelled])
    expect([address, (await fetch(SITE + address)).status]).toEqual([address, 404]);
});
