import { expect, test } from '@playwright/test';
import { test as journey } from './journey.ts';
import { PAGES, POST } from './site-map.ts';

/** Pages for search engines and for other sites; the rest says that it is not. */
const UNLISTED = ['/add-post', '/download'];
const everyPage = { ...PAGES, [POST.path]: POST.title };
const LISTED = Object.keys(everyPage).filter((path) => !UNLISTED.includes(path));

const ORIGIN = 'http://127.0.0.1:5000';

/** What an attribute of the first tag that fits holds. */
function held(html: string, tag: RegExp): string | undefined {
  return tag.exec(html)?.[1];
}

/** Pages whose content depends on who looks, so that the server leaves it open. They are not for search engines. */
const OPEN = ['/add-post', '/download', '/document/docs_pdf/privacy_policy.pdf'];

/** What of some HTML is read. */
function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
}

for (const [path, heading] of Object.entries(everyPage)) {
  test(`SEO-01 ${path} arrives with heading, title, description and its content, before any script`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(plain(held(html, /<h1[^>]*>(.*?)<\/h1>/s) ?? '')).toContain(heading);
    expect(html).toMatch(/<title>[^<]+\| Datum &amp; Beam<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
    const words = plain(/<main.*<\/main>/s.exec(html)?.[0] ?? '');
    expect(words.length).toBeGreaterThan(OPEN.includes(path) ? 50 : 400);
  });
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
  const pages = await Promise.all(
    Object.keys(everyPage).map(async (path) => (await request.get(path)).text()),
  );
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

test('ROUTE-03 the manifest and every icon that it names are there', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
});

journey('NAV-02 pointing at a link loads its screen, so that a click finds it there', async ({ page }) => {
  await page.goto('/career');
  const loaded = page.waitForRequest(/about-screen.*\.js/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await loaded;
  await expect(page).toHaveURL('/career');
});
