import { type APIRequestContext, expect, test } from '@playwright/test';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { ORIGIN } from '../addresses.ts';
import { describeHtml, type HtmlOfPage } from './html-of-page.ts';
import { test as journey } from './journey.ts';
import { PAGES, POST, UNLISTED } from './site-map.ts';

const everyPath = [...Object.keys(PAGES), POST.path];
const listed = everyPath.filter((path) => !UNLISTED.includes(path));

async function read(request: APIRequestContext, path: string): Promise<HtmlOfPage> {
  return describeHtml(await (await request.get(path)).text());
}

test('ROUTE-03 every listed page has its own card for other sites', async ({ request }) => {
  const pictures = await Promise.all(listed.map(async (path) => (await read(request, path)).picture));
  expect(new Set(pictures).size).toBe(listed.length);
  for (const [index, picture] of pictures.entries()) {
    const card = await request.get(picture);
    expect([card.status(), card.headers()['content-type']], listed[index]).toEqual([200, 'image/png']);
    const png = await card.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], listed[index]).toEqual([1200, 630]);
  }
});

test('ROUTE-03 no two pages have the same title or description', async ({ request }) => {
  const pages = await Promise.all(everyPath.map((path) => read(request, path)));
  for (const part of ['title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[part])).size).toBe(everyPath.length);
  }
});

test('SEO-02 robots, sitemap and feed exist, and the sitemap leads to pages that exist', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
  const screens = listed.filter((path) => !path.startsWith('/document/'));
  const addresses = [...screens, ...readSeedPosts().map(({ slug }) => `/blog/${slug}`)];
  expect(places).toEqual(expect.arrayContaining(addresses.map((path) => ORIGIN + path)));
  for (const path of UNLISTED) expect(places).not.toContain(ORIGIN + path);
  for (const place of places.slice(0, 12)) expect((await request.get(place)).status()).toBe(200);
  const feed = await request.get('/rss.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(await feed.text()).toContain(`<link>${ORIGIN}${POST.path}</link>`);
});

test('the manifest and every icon in it exist', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
});

journey('pointing at a link loads its screen in advance', async ({ page }) => {
  await page.goto('/career');
  const loaded = page.waitForRequest(/about-screen.*\.js/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await loaded;
  await expect(page).toHaveURL('/career');
});
