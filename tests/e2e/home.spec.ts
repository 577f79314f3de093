import type { Locator, Page } from '@playwright/test';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { dataLayer, expect, scrollPosition, scrollTo, test } from './journey.ts';

/** The carousel, which loads when it is nearly in view. */
async function latestPosts(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'View all posts' }).scrollIntoViewIfNeeded();
  return page.getByRole('region', { name: 'Latest posts' });
}

/** The request of the carousel. */
const LATEST_CALL = '**/api/posts?latest*';

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

test('HOME-01 choosing a layer of the wall shows its passport, by mouse and by arrow keys', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Mineral wool slab, 200 mm')).toBeVisible();
  await page.getByRole('radio', { name: 'Concrete' }).check();
  await expect(page.getByText('Precast concrete wall, 200 mm')).toBeVisible();
  await expect(page.getByText('Mineral wool slab, 200 mm')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Gypsum plaster, 15 mm')).toBeVisible();
  await page.locator('[data-layer="5"] path').first().hover({ force: true });
  await expect(page.getByText('Fibre-cement facade panel, 8 mm')).toBeVisible();
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

test('the wall stays as it is for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const open = await openingOfWall(page);
  await scrollTo(page, 300);
  expect(await openingOfWall(page)).toBe(open);
});

test('HOME-02 HOME-03 HOME-04 HOME-07 HOME-11 partners, value proposition, services, potential and channels', async ({
  page,
}) => {
  await page.goto('/');
  const partners = page.getByRole('region', { name: 'Partners' });
  await expect(partners.getByRole('link')).toHaveCount(2);
  for (const name of ['Open Model Forum', 'Materials Guild']) {
    await expect(partners.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(partners.getByRole('img', { name })).toBeVisible();
  }
  for (const name of [
    'BIM and web integration',
    'Digital twin technology',
    'DPP solutions',
    'Win the specification',
    'Give sales one source',
    'Be ready for the rules',
  ]) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Unlocking Business Potential' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Newsletter/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: /^Video channel/ })).toHaveAttribute('href', /youtube\.com/);
  const services = page.getByRole('region', { name: 'Our Services' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Passport Factory',
    'BIM Depot Factory',
    'Workshop Factory',
    'Value Factory',
    'OptiBuild Factory',
    'Need More Information?',
  ]);
  await expect(services.getByRole('link', { name: 'Passport Factory' })).toHaveAttribute(
    'href',
    '/passport-factory-digital-product-passport',
  );
  await expect(services.getByRole('link', { name: 'Value Factory' })).toHaveAttribute(
    'href',
    '/value-factory',
  );
  await expect(services.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  const heading = services.getByRole('heading', { level: 3, name: 'Need More Information?' });
  for (const width of [820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [fifth, sixth] = await Promise.all(
      [services.getByRole('article').last(), services.getByRole('complementary')].map((card) =>
        card.boundingBox(),
      ),
    );
    if (!fifth || !sixth) throw new Error(`A card is not shown at ${width} px`);
    const isBelow = sixth.y >= fifth.y + fifth.height - 1;
    const isBeside = sixth.y === fifth.y && sixth.x >= fifth.x + fifth.width - 1;
    expect(isBelow || isBeside, `the sixth card after the fifth at ${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(heading).toBeHidden();
  await expect(services.getByRole('link', { name: 'OptiBuild Factory' })).toBeVisible();
});

test('HOME-05 clicking a service scrolls to the top and pushes select_service_home once', async ({
  page,
}) => {
  await page.goto('/');
  const card = page
    .getByRole('region', { name: 'Our Services' })
    .getByRole('link', { name: 'BIM Depot Factory' });
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BIM Depot Factory');
  expect(await scrollPosition(page)).toBe(0);
  expect(await dataLayer(page)).toEqual([
    { event: 'select_service_home', service_name: 'BIM Depot Factory' },
  ]);
});

test('HOME-06 the meeting band opens the booking dialog', async ({ page }) => {
  await page.goto('/#bookMeeting');
  const band = page.locator('#bookMeeting');
  await expect(band).toContainText(
    'Discover BIM & Digital Transformation for your business in just 15 minutes',
  );
  await band.getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(page.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
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

  test('HOME-08 does not move if reduced motion is preferred, and can be played and paused', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const carousel = await latestPosts(page);
    await expect(carousel.getByText('1–3 / 10')).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(carousel.getByText('1–3 / 10')).toBeVisible();
    await carousel.getByRole('button', { name: 'Play the slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6000);
    await expect(carousel.getByText('1–3 / 10')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(carousel.getByText('2–4 / 10')).toBeVisible();
    await carousel.getByRole('button', { name: 'Pause the slides' }).click();
    await expect(carousel.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  test('HOME-08 advances every seven seconds, until it is paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const carousel = await latestPosts(page);
    await expect(carousel.getByText('1–3 / 10')).toBeVisible();
    await page.clock.runFor(8000);
    await expect(carousel.getByText('2–4 / 10')).toBeVisible();
    await carousel.getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.clock.runFor(30_000);
    await expect(carousel.getByText('2–4 / 10')).toBeVisible();
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

  test('HOME-08 "View all posts" leads to the blog', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View all posts' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('HOME-09 when posts cannot be read, the error is logged, the carousel is empty and the rest works', async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push('ERR_FAILED', 'The latest posts could not be read');
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('The latest posts could not be read'),
    );
    await page.route(LATEST_CALL, (route) => route.abort());
    await page.goto('/');
    await logged;
    await expect(page.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next post' })).toHaveCount(0);
    await page.getByRole('link', { name: 'View all posts' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'See a passport being built' })).toBeVisible();
  });
});

test('HOME-10 the video loads its frame from YouTube only when it is played', async ({
  page,
  offMachine,
}) => {
  await page.goto('/');
  await scrollTo(page, 4000);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: /play the video/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?enablejsapi=1/,
  );
  await expect.poll(() => offMachine.length).toBeGreaterThan(0);
  expect(offMachine.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
  offMachine.length = 0;
});
