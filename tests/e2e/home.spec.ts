import type { Page } from '@playwright/test';
import { expect, headingOf, scrollTo, test } from './journey.ts';

test('HOME-01 the button scrolls the services to 70px below the upper edge', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See what we can do for you' }).click();
  const top = () => page.locator('#services').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 70)).toBeLessThan(2);
  await expect(page).toHaveURL('/#services');
});

test('HOME-01 from 1280px on the hero is 70vh high, but at least 500px; below that it fills the viewport except for at most 64px', async ({
  page,
}) => {
  await page.goto('/');
  const heroHeight = async (width: number, viewportHeight: number) => {
    await page.setViewportSize({ width, height: viewportHeight });
    const hero = headingOf(page).locator('xpath=ancestor::section[1]');
    return Math.round((await hero.boundingBox())?.height ?? 0);
  };
  expect(await heroHeight(1280, 900)).toBe(630);
  expect(await heroHeight(1920, 1000)).toBe(700);
  expect(await heroHeight(1440, 600)).toBe(500);
  expect(await heroHeight(820, 1180)).toBeGreaterThanOrEqual(1180 - 64);
});

/** How far the outer layers of the wall are from each other, in pixels. */
async function widthOfWall(page: Page): Promise<number> {
  const [plaster, panel] = await Promise.all(
    [1, 5].map((number) => page.locator(`g[data-layer="${number}"]`).boundingBox()),
  );
  return (panel?.x ?? Number.NaN) - (plaster?.x ?? Number.NaN);
}

test('the wall closes and becomes realistic as it is scrolled through, but not while its layers are chosen by keyboard', async ({
  page,
}) => {
  // The class of filled faces in the drawing (src/drawings/hero-wall.svg).
  const face = page.locator('[data-layer="5"] .f').first();
  const fill = () => face.evaluate((path) => getComputedStyle(path).fill);
  await page.goto('/');
  await expect.poll(() => widthOfWall(page)).toBeGreaterThan(400);
  const drawnFill = await fill();
  await scrollTo(page, 130);
  await expect.poll(() => widthOfWall(page)).toBeLessThan(200);
  await expect.poll(fill).not.toBe(drawnFill);
  await expect(page.locator('g[data-layer="1"]')).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('radio', { name: 'Concrete' }).focus();
  await page.keyboard.press('ArrowRight');
  await scrollTo(page, 300);
  await expect.poll(() => widthOfWall(page)).toBeGreaterThan(400);
});

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Opens the page at the carousel, which loads when it is nearly in view. */
  async function openCarousel(page: Page) {
    await page.goto('/');
    await page.getByRole('link', { name: 'View all posts' }).scrollIntoViewIfNeeded();
    const carousel = page.getByRole('region', { name: 'Latest posts' });
    await expect(carousel.getByText('1–3 / 10')).toBeVisible();
    return carousel;
  }

  test('HOME-08 moves forwards and backwards by its buttons and loops; the keyboard skips slides that are out of sight', async ({
    page,
  }) => {
    const carousel = await openCarousel(page);
    const slide = (number: number) =>
      carousel.getByRole('listitem', { name: `${number} of 10` }).getByRole('link');
    await expect(slide(4)).not.toBeInViewport();
    await slide(3).focus();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button').first()).toBeFocused();
    await carousel.getByRole('button', { name: 'Next post' }).press('Enter');
    await expect(carousel.getByText('2–4 / 10')).toBeVisible();
    await expect(slide(4)).toBeInViewport();
    for (const range of ['1–3 / 10', '10–2 / 10']) {
      await carousel.getByRole('button', { name: 'Previous post' }).click();
      await expect(carousel.getByText(range)).toBeVisible();
    }
  });
});
