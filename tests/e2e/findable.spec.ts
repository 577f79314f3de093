import { expect, test } from './journey.ts';
import { PAGES, POST } from './site-map.ts';

/** Pages for search engines and for other sites; the rest says that it is not. */
const UNLISTED = ['/add-post', '/download'];
const LISTED = [...Object.keys(PAGES).filter((path) => !UNLISTED.includes(path)), POST.path];

const ORIGIN = 'http://127.0.0.1:5000';

/** What an attribute of the first tag that fits holds. */
function held(html: string, tag: RegExp): string | undefined {
  return tag.exec(html)?.[1];
}

for (const path of LISTED) {
  test(`ROUTE-03 SEO-03 ${path} says what it is, shows a card of its own, and describes itself`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(held(html, /<link rel="canonical" href="([^"]+)"/)).toBe(
      ORIGIN + path.replace(/\/$/, path === '/' ? '/' : ''),
    );
    expect(held(html, /<meta property="og:url" content="([^"]+)"/)).toBe(
      held(html, /rel="canonical" href="([^"]+)"/),
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    const picture = held(html, /<meta property="og:image" content="([^"]+)"/) ?? '';
    const card = await request.get(picture);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
    const png = await card.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    );
    expect(data.length).toBeGreaterThan(0);
    for (const each of data)
      expect(each).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
  });
}

test('ROUTE-03 no two pages have the same title or description', async ({ request }) => {
  const pages = await Promise.all(LISTED.map(async (path) => (await request.get(path)).text()));
  for (const tag of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)"/]) {
    const texts = pages.map((html) => held(html, tag));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('SEO-02 robots, sitemap and feed are there, and the sitemap leads to pages that exist', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
  expect(places).toContain(ORIGIN + POST.path);
  expect(places).not.toContain(`${ORIGIN}/add-post`);
  for (const place of places.slice(0, 12)) expect((await request.get(place)).status()).toBe(200);
  const feed = await request.get('/rss.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(await feed.text()).toContain(`<link>${ORIGIN}${POST.path}</link>`);
});

test('the manifest and every icon that it names are there', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
});

test('pointing at a link loads its screen, so that a click finds it there', async ({ page }) => {
  await page.goto('/career');
  const loaded = page.waitForRequest(/about-screen.*\.js/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await loaded;
  await expect(page).toHaveURL('/career');
});
