import type { Page } from '@playwright/test';
import { cutTexts, doubleText, overflowOf } from './fit.ts';
import { expect, test } from './journey.ts';
import { POST } from './site-map.ts';

async function expectEverythingInView(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overflowOf(page), 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
  expect(await cutTexts(page), 'headings, buttons and labels that are cut').toEqual([]);
}

test('NAV-08 with text of 200 % the menu opens and is readable at every width', async ({ page }) => {
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

test.describe('before a choice', () => {
  test.use({ consent: 'unasked' });

  test('MKT-02 with text of 200 % the consent banner fits a window of 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    await doubleText(page);
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectEverythingInView(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button of a video is below its picture, which it would hide', async ({ page }) => {
    await page.goto('/passport-factory-digital-product-passport');
    const play = page.getByRole('link', { name: /play the video/ });
    const [button, picture] = await Promise.all([
      play.locator('span').boundingBox(),
      play.locator('xpath=preceding-sibling::img').boundingBox(),
    ]);
    expect(button?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  });

  test('the picture of a post lies on its head, without a gap', async ({ page }) => {
    await page.goto(POST.path);
    const gap = await page.getByRole('main').evaluate((main) => {
      const ground = main.querySelector('img')?.closest('.wrap')?.parentElement;
      const head = ground?.previousElementSibling;
      return ground && head ? ground.getBoundingClientRect().top - head.getBoundingClientRect().bottom : -1;
    });
    expect(gap).toBe(0);
  });
});
