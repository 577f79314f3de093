import type { Locator, Page } from '@playwright/test';
import { expect, headingOf, scrollPosition, test } from './journey.ts';

/** Records for each view transition which pictures it shows, in `window.travels`. */
async function recordTravels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const travels: string[][] = [];
    Object.assign(window, { travels });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const started = start(update);
      const record = () => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        travels.push(parts.filter((part) => part?.startsWith('::view-transition')).map(String));
      };
      started.ready.then(record, () => travels.push([]));
      return started;
    };
  });
}

/** On a busy machine most travels would be given up: their limits, of 300 ms, are taken off. */
async function withoutTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const setTimeout = (act: () => void, delay?: number) => setTimer(act, delay === 300 ? 60_000 : delay);
    Object.assign(window, { setTimeout });
  });
}

function travelsOf(page: Page): Promise<string[][]> {
  return page.evaluate(() => (window as unknown as { travels: string[][] }).travels);
}

const BOTH = ['::view-transition-old(picture)', '::view-transition-new(picture)'];

const CARDS: Readonly<Record<string, (page: Page) => Locator>> = {
  '/': (page) => page.getByRole('region', { name: 'Our Services' }).getByRole('link', { name: 'BIM Depot' }),
  '/blog': (page) => page.getByRole('link', { name: /^Continue reading/ }).nth(2),
  '/resources': (page) => page.getByRole('article').nth(1).getByRole('heading').getByRole('link'),
};

async function boxOf(link: Locator) {
  await link.scrollIntoViewIfNeeded();
  return (await link.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
}

/** Opens a page and presses one of its cards. Returns where the page was left. */
async function pressCard(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const card = CARDS[path]?.(page) as Locator;
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await page.waitForLoadState('networkidle');
  const left = await scrollPosition(page);
  await card.click();
  await expect(page).not.toHaveURL(path);
  return left;
}

for (const path of Object.keys(CARDS)) {
  test(`the picture of a card on ${path} travels to the head of its page, and back to where it was`, async ({
    page,
  }) => {
    await recordTravels(page);
    await withoutTimeLimits(page);
    const left = await pressCard(page, path);
    await expect.poll(() => travelsOf(page)).toEqual([expect.arrayContaining(BOTH)]);
    expect(await scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect.poll(async () => (await travelsOf(page))[1]).toEqual(expect.arrayContaining(BOTH));
    expect(await scrollPosition(page)).toBe(left);
    await expect(page.locator('[data-travelling]')).toHaveCount(0);
  });
}

test('LIVE-01 a press right after that on a card, while the page is captured, counts', async ({ page }) => {
  for (const delay of [0, 10, 30, 60]) {
    await withoutTimeLimits(page);
    await page.goto('/');
    const card = await boxOf(CARDS['/']?.(page) as Locator);
    const { x, y } = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Careers' }));
    await page.mouse.click(card.x + 20, card.y + 10);
    await page.waitForTimeout(delay);
    await page.mouse.click(x + 5, y + 22);
    await expect(page).toHaveURL('/career');
  }
});

test('LIVE-01 a press while a picture travels counts', async ({ page }) => {
  await recordTravels(page);
  await withoutTimeLimits(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await pressCard(page, '/');
  await expect.poll(() => travelsOf(page)).toHaveLength(1);
  const { x, y } = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Careers' }));
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL('/career');
});

test('nothing travels for visitors who prefer reduced motion', async ({ page }) => {
  await recordTravels(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of Object.keys(CARDS)) {
    await pressCard(page, path);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(await travelsOf(page)).toEqual([]);
  }
});

test('a post that takes its time shows at once that it loads, and nothing travels', async ({ page }) => {
  await recordTravels(page);
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/post?*', async (route) => {
    await asked;
    await route.continue();
  });
  await pressCard(page, '/blog');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  respond();
  await expect(headingOf(page)).toHaveText(/EPD/);
  expect(await travelsOf(page)).toEqual([]);
});
