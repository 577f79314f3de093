import type { Page } from '@playwright/test';
import { expect, openEarly, test } from './journey.ts';
import { POST, SCREENS } from './site-map.ts';

/** The whole style sheet, and the app. */
const LATER = /\/assets\/.*\.(css|js)$/;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The fonts come after the first paint, which a busy machine may put off. */
async function untilFontsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('style[media="not all"]'));
  await page.evaluate(() => document.body.offsetHeight && document.fonts.ready.then(() => undefined));
}

/** Where everything on the page stands, and in which colours. */
async function look(page: Page): Promise<string[]> {
  await untilFontsAreThere(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      if (element.getAnimations().length > 0) return 'on its way';
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, display, fontSize, visibility } = getComputedStyle(element);
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
      return `${element.tagName}.${element.getAttribute('class')} ${box} ${color} ${backgroundColor} ${display} ${fontSize} ${visibility}`;
    }),
  );
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedLogs: ['ERR_FAILED', 'Failed to fetch', '404 (Not Found)'],
});

for (const path of [...SCREENS, POST.path, '/blog?search=nothing-has-this', '/no/such/page']) {
  test(`SEO-01 ${path} looks the same before and after the whole style sheet is there`, async ({ page }) => {
    const sheets: string[] = [];
    await page.route(LATER, (route) => {
      if (route.request().url().endsWith('.css')) sheets.push(route.request().url());
      return route.abort();
    });
    await openEarly(page, path);
    await page.waitForLoadState('load');
    await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
    await expect.poll(() => sheets.length).toBeGreaterThan(0);
    const before: string[][] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      before.push(await look(page));
    }
    await page.unroute(LATER);
    await page.addStyleTag({ url: String(sheets[0]) });
    for (const [index, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      const after = await look(page);
      expect(after.filter((line, at) => line !== before[index]?.[at]).slice(0, 10)).toEqual([]);
    }
  });
}
