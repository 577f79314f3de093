import type { Page } from '@playwright/test';
import { cutTexts, doubleText, overflowOf } from './fit.ts';
import { expect, keepHeadline, test } from './journey.ts';
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

test('what a page is about is seen at once on a phone, below its head', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const firsts = {
    '/passport-factory-digital-product-passport': page.getByRole('heading', { level: 2 }).first(),
    '/contact': page.getByLabel('Name'),
    '/resources': page.getByRole('article').first(),
  };
  for (const [path, first] of Object.entries(firsts)) {
    await page.goto(path);
    const top = await first.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top, path).toBeLessThan(750);
  }
});

test('BLOG-03 RES-02 on a phone the count and the title of what is found are above the keyboard', async ({
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
    await page.setViewportSize({ width: 390, height: 430 });
    await expect(page.getByText(/^“passport”, \d+/)).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole('main').getByRole('heading', { level: 3, name: heading }).first(),
    ).toBeInViewport();
  }
});

test('the numbers of regulations and the email address stay on one line', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/passport-factory-digital-product-passport', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await brokenIn(page, /\(EU\)\s\d{4}\/\d+/), `${path} at ${width}`).toEqual([]);
    }
    const address = page.locator('dl').getByRole('link', { name: /^hello@/ });
    expect(await address.evaluate((link) => new Set([...link.getClientRects()].map(({ y }) => y)).size)).toBe(
      1,
    );
  }
});

/** The occurrences of a pattern in the page's text that a line break divides. */
function brokenIn(page: Page, pattern: RegExp): Promise<string[]> {
  return page.locator('main').evaluate((main, source) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { index, 0: match } of node.data.matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + match.length);
        const lines = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
        if (lines.size > 1) broken.push(match);
      }
    }
    return broken;
  }, pattern.source);
}

test.describe('before a choice', () => {
  test.use({ consent: 'unasked' });

  test('MKT-02 with text of 200 % the consent banner fits a window of 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    await doubleText(page);
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectEverythingInView(page);
  });

  test('MKT-02 the consent banner leaves the button of the hero uncovered, on a small phone too', async ({
    page,
  }) => {
    await keepHeadline(page);
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      // The second time with the site's font, which a first visit on a slow machine does without.
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      const banner = await page.locator('#consent-banner').boundingBox();
      const button = await page.getByRole('link', { name: 'See what we can do for you' }).boundingBox();
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
      const words = page.getByRole('link').getByText('See what we can do for you');
      expect(await words.evaluate((span) => span.getBoundingClientRect().height), 'lines').toBeLessThan(30);
    }
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
