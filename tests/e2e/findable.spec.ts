import { type APIRequestContext, expect, test } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { ORIGIN } from '../origins.ts';
import { countTags } from './count-tags.ts';
import { PAGES, POST, UNLISTED } from './site-map.ts';

const everyPage = [...Object.entries(PAGES), [POST.path, POST.title] as const];
const listed = everyPage.map(([path]) => path).filter((path) => !UNLISTED.includes(path));

/** Pages whose content depends on the visitor, so that little of it is prerendered. */
const PERSONAL = [...UNLISTED, '/document/docs_pdf/privacy_policy.pdf'];

/** What a page's HTML contains before any script has run. */
async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const firstMatch = (tag: RegExp) => tag.exec(html)?.[1] ?? '';
  const textOf = (part: string) => part.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
  return {
    status: response.status(),
    tags: countTags(html),
    heading: textOf(firstMatch(/<h1[^>]*>(.*?)<\/h1>/s)),
    title: textOf(firstMatch(/<title>([^<]*)<\/title>/)),
    description: firstMatch(/<meta name="description" content="([^"]*)"/),
    textLength: textOf(firstMatch(/(<main.*<\/main>)/s)).length,
    canonical: firstMatch(/<link rel="canonical" href="([^"]+)"/),
    openGraphUrl: firstMatch(/<meta property="og:url" content="([^"]+)"/),
    picture: firstMatch(/<meta property="og:image" content="([^"]+)"/),
    twitterCard: firstMatch(/<meta name="twitter:card" content="([^"]+)"/),
  };
}

test('ROUTE-01 ROUTE-03 SEO-01 every page arrives with its content, and a title, description and picture of its own', async ({
  request,
}) => {
  const pages = await Promise.all(everyPage.map(([path]) => readPage(request, path)));
  for (const [index, page] of pages.entries()) {
    const [path = '', heading] = everyPage[index] ?? [];
    // One title, one description and one canonical link.
    expect.soft([page.status, page.tags], path).toEqual([200, [1, 1, 1]]);
    expect.soft(page.heading, path).toContain(heading);
    expect.soft(page.title.endsWith(` | ${site.name}`), path).toBe(true);
    expect.soft(page.description, path).toMatch(/.{30}/);
    expect.soft(page.textLength, path).toBeGreaterThan(PERSONAL.includes(path) ? 50 : 400);
    if (UNLISTED.includes(path)) continue;
    expect.soft([page.canonical, page.openGraphUrl], path).toEqual([ORIGIN + path, ORIGIN + path]);
    expect.soft(page.twitterCard, path).toBe('summary_large_image');
  }
  for (const part of ['title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[part])).size).toBe(everyPage.length);
  }
  const pictures = new Set(pages.map(({ picture }) => picture).filter(Boolean));
  expect(pictures.size).toBe(listed.length);
  for (const picture of pictures) {
    const card = await request.get(picture);
    expect.soft([card.status(), card.headers()['content-type']], picture).toEqual([200, 'image/png']);
    const png = await card.body();
    // A PNG has its width at byte 16, and its height at byte 20.
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
});

// The sitemap and the feeds are tested in tests/functions/feeds.test.ts.
test('SEO-02 robots.txt names the sitemap, and every icon exists', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const { icons } = await (await request.get('/site.webmanifest')).json();
  const images = icons.map(({ src }: { src: string }) => src);
  for (const path of [...images, '/apple-touch-icon.png']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
