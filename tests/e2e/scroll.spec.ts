import type { Page } from '@playwright/test';
import { ORIGIN } from '../addresses.ts';
import { expect, openWithoutScripts, scrollPosition, test, untilHydrated } from './journey.ts';
import { withOneFont } from './one-font.ts';
import { POST } from './site-map.ts';

test('NAV-02 BLOG-09 going back to a list that is loaded again restores the scroll position', async ({
  page,
}) => {
  await page.goto('/blog');
  const link = page.getByRole('link', { name: /^Continue reading/ }).nth(3);
  await link.scrollIntoViewIfNeeded();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

test('LIVE-05 hydration does not move the page', async ({ page }) => {
  const deliver = await openWithoutScripts(page, '/about');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  deliver();
  await untilHydrated(page);
  expect(await scrollPosition(page)).toBe(700);
});

/** Long pages, with an element far down on each. */
const FAR_DOWN: Record<string, string> = {
  '/': '#bookMeeting',
  '/workshop-factory': 'article h2 >> nth=-1',
  [POST.path]: 'article h2 >> nth=-1',
};

/** Opens a page at an element far down on it, and tracks that element from the first paint on. */
async function expectToLandAndStay(page: Page, path: string, selector: string): Promise<void> {
  await page.goto(path);
  const id = await page.locator(selector).getAttribute('id');
  // From another page: the same one would not be loaded.
  await page.goto('/career');
  const deliver = await openWithoutScripts(page, `${path}#${id}`);
  const place = page.locator(`h2[id="${id}"], [id="${id}"] h2`).first();
  const top = async () => Math.round((await place.boundingBox())?.y ?? Number.NaN);
  await expect(place, path).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(top, path).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
  const landed = await top();
  deliver();
  await untilHydrated(page);
  expect(Math.abs((await top()) - landed), path).toBeLessThanOrEqual(1);
  await page.unrouteAll();
}

test('LIVE-04 NAV-02 a direct visit with a fragment is there, below the fixed bar, at the first paint', async ({
  page,
}) => {
  for (const [path, selector] of Object.entries(FAR_DOWN)) await expectToLandAndStay(page, path, selector);
});

test('LIVE-04 a direct visit with a fragment is there on a machine with one other font', async () => {
  await withOneFont(async (browser) => {
    const page = await browser.newPage({
      baseURL: ORIGIN,
      viewport: { width: 1440, height: 900 },
    });
    for (const [path, selector] of Object.entries(FAR_DOWN)) await expectToLandAndStay(page, path, selector);
  });
});
