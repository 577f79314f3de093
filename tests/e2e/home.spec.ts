import type { Locator, Page } from '@playwright/test';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { expect, scrollTo, test } from './journey.ts';

/** The carousel, which loads when it is nearly in view. */
async function latestPosts(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'View all posts' }).scrollIntoViewIfNeeded();
  return page.getByRole('region', { name: 'Latest posts' });
}

test('AB-01 AB-02 HOME-01 the hero shows the stored variant: A is A, any other value is B', async ({
  page,
}) => {
  const variants = [
    ['A', 'Smarter Data. Smarter Decisions.', 'See what we can do for you'],
    ['B', 'The leading partner in digital transformation', 'Explore our services'],
    ['something else', 'The leading partner in digital transformation', 'Explore our services'],
  ] as const;
  await page.goto('/');
  for (const [stored, headline, button] of variants) {
    await page.evaluate((value) => localStorage.setItem('variant', value), stored);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(headline);
    await expect(page.getByRole('link', { name: button })).toHaveAttribute('href', '#services');
  }
});

test('HOME-01 the button scrolls to the services, 70px below the upper edge', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See what we can do for you' }).click();
  const top = () => page.locator('#services').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 70)).toBeLessThan(2);
  await expect(page).toHaveURL('/#services');
});

test('HOME-01 the hero is 70vh high from 1280px on, at least 500px, and follows the viewport below', async ({
  page,
}) => {
  await page.goto('/');
  const height = async (width: number, viewportHeight: number) => {
    await page.setViewportSize({ width, height: viewportHeight });
    const hero = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::section[1]');
    return Math.round((await hero.boundingBox())?.height ?? 0);
  };
  expect(await height(1280, 900)).toBe(630);
  expect(await height(1920, 1000)).toBe(700);
  expect(await height(1440, 600)).toBe(500);
  expect(await height(820, 1180)).toBeGreaterThanOrEqual(1180 - 64);
});

/** How far the outer layers of the wall are from each other, in pixels. */
async function openingOfWall(page: Page): Promise<number> {
  const [plaster, panel] = await Promise.all(
    [1, 5].map((number) => page.locator(`g[data-layer="${number}"]`).boundingBox()),
  );
  return (panel?.x ?? Number.NaN) - (plaster?.x ?? Number.NaN);
}

test('the wall closes and turns real as it leaves the window, but not while its layers are chosen by keys', async ({
  page,
}) => {
  const panel = page.locator('[data-layer="5"] .f').first();
  const fill = () => panel.evaluate((face) => getComputedStyle(face).fill);
  await page.goto('/');
  await expect.poll(() => openingOfWall(page)).toBeGreaterThan(400);
  const drawn = await fill();
  await scrollTo(page, 300);
  await expect.poll(() => openingOfWall(page)).toBeLessThan(200);
  await expect.poll(fill).not.toBe(drawn);
  await page.getByRole('radio', { name: 'Concrete' }).focus();
  await page.keyboard.press('ArrowRight');
  await scrollTo(page, 300);
  await expect.poll(() => openingOfWall(page)).toBeGreaterThan(400);
});

test.describe('the carousel', () => {
  test('HOME-08 shows the 10 newest posts, one, two or three by width', async ({ page }) => {
    await page.goto('/');
    const carousel = await latestPosts(page);
    await expect(carousel.getByText('1–3 / 10')).toBeVisible();
    await expect(carousel.getByRole('listitem')).toHaveCount(10);
    const newest = carousel.getByRole('listitem').first();
    const [post] = readSeedPosts();
    await expect(newest).toContainText(post?.author ?? '');
    const date = post?.date.toISOString().slice(0, 10).split('-').toReversed().join('.') ?? '';
    await expect(newest.locator('time')).toHaveText(date);
    await expect(newest.getByRole('link')).toHaveText(post?.title ?? '');
    const excerpt = (await newest.locator('p').last().textContent()) ?? '';
    expect(excerpt.length).toBeGreaterThan(100);
    expect(excerpt.length).toBeLessThanOrEqual(151);
    for (const [width, text] of [
      [820, '1–2 / 10'],
      [390, '1 / 10'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(carousel.getByText(text)).toBeVisible();
    }
  });

  test('HOME-08 goes on and back by its buttons and loops', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = await latestPosts(page);
    await carousel.getByRole('button', { name: 'Next post' }).click();
    await expect(carousel.getByText('2–4 / 10')).toBeVisible();
    for (let presses = 0; presses < 2; presses += 1) {
      await carousel.getByRole('button', { name: 'Previous post' }).click();
    }
    await expect(carousel.getByText('10–2 / 10')).toBeVisible();
  });

  test('HOME-08 can be used by keyboard: slides that are not seen are passed over, and a button brings them', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = await latestPosts(page);
    const fourth = carousel.getByRole('listitem', { name: '4 of 10' }).getByRole('link');
    await expect(fourth).not.toBeInViewport();
    await carousel.getByRole('listitem', { name: '3 of 10' }).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button').first()).toBeFocused();
    await carousel.getByRole('button', { name: 'Next post' }).press('Enter');
    await expect(fourth).toBeInViewport();
    await fourth.press('Enter');
    await expect(page).toHaveURL(/\/blog\//);
  });
});
