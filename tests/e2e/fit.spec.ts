import type { Page } from '@playwright/test';
import { A4, cutTexts, doubleText, overflowOf } from './fit.ts';
import { expect, test } from './journey.ts';
import { PAGES, POST } from './site-map.ts';

const paths = [...Object.keys(PAGES), POST.path];

async function expectEverythingInView(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overflowOf(page), 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
  expect(await cutTexts(page), 'headings, buttons and labels that are cut').toEqual([]);
}

/** Black on white, and nothing on it that only a screen can use. */
async function expectPrinted(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'dialog'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

for (const path of paths) {
  test(`ROUTE-01 ${path} fits a window of 320 px, a sheet of paper, and with text of 200 % windows of 390 and 1280 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expectEverythingInView(page);
    await page.setViewportSize(A4);
    await page.emulateMedia({ media: 'print' });
    await expectPrinted(page);
    await page.emulateMedia({ media: 'screen' });
    await doubleText(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectEverythingInView(page);
    }
  });
}

test('NAV-08 with text of 200 % the menu opens and can be read at every width', async ({ page }) => {
  await page.goto('/about');
  await doubleText(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectEverythingInView(page);
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test.describe('before an answer', () => {
  test.use({ consent: 'unasked' });

  test('MKT-02 with text of 200 % the question of consent fits a window of 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    await doubleText(page);
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectEverythingInView(page);
  });
});
