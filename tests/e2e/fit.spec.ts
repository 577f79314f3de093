import { doubleText, expectEverythingInView } from './fit.ts';
import { expect, keepHeadline, test } from './journey.ts';

test('NAV-08 with text of 200 % the menu opens and is readable at 390 and at 1280 px', async ({ page }) => {
  await page.goto('/about');
  await doubleText(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectEverythingInView(page, `menu, ${width} px`);
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('BLOG-03 RES-02 on a phone the number of results and the first title are visible above the keyboard', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/blog', /passport/i],
    ['/resources', /^Digital product passport/],
    ['/search', /passport/i],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.evaluate((input) => input.scrollIntoView());
    await field.pressSequentially('passport');
    await expect(page.getByText(/^“passport”, \d+/)).toBeVisible();
    // The height that the keyboard of the phone leaves.
    await page.setViewportSize({ width: 390, height: 430 });
    await expect(page.getByText(/^“passport”, \d+/)).toBeInViewport({ ratio: 1 });
    const firstTitle = page.getByRole('main').getByRole('heading', { level: 3, name: heading }).first();
    await expect(firstTitle).toBeInViewport();
  }
});

test.describe('before a choice', () => {
  test.use({ consent: 'unasked' });

  test('MKT-02 the consent banner takes less than a third of the window, and leaves the button of the hero uncovered', async ({
    page,
  }) => {
    await keepHeadline(page);
    await page.goto('/');
    for (const [width, height] of [
      [390, 844],
      [320, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        // On a slow machine the first visit may do without the site's font; a reload has it from the cache.
        await page.reload();
        const banner = await page.locator('#consent-banner').boundingBox();
        const button = await page.getByRole('link', { name: 'See what we can do for you' }).boundingBox();
        expect(banner?.height ?? height).toBeLessThan(height / 3);
        expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
        const label = page.getByRole('link').getByText('See what we can do for you');
        const labelHeight = await label.evaluate((span) => span.getBoundingClientRect().height);
        expect(labelHeight, 'the height of a label on one line').toBeLessThan(30);
      }).toPass();
    }
  });
});
