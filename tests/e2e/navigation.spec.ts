import { site } from '../../src/content/site.ts';
import { expect, headingOf, openWithoutScripts, scrollPosition, scrollTo, test } from './journey.ts';
import { PAGES } from './site-map.ts';

test('NAV-02 a route change scrolls to the top, focuses the heading and announces the title', async ({
  page,
}) => {
  await page.goto('/');
  await scrollTo(page, 2000);
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'About' }).click();
  await expect(headingOf(page)).toHaveText(PAGES['/about'] ?? '');
  expect(await scrollPosition(page)).toBe(0);
  await expect(headingOf(page)).toBeFocused();
  const hasText = new RegExp(`^About us \\| ${site.name}$`);
  await expect(page.locator('[aria-live=polite]', { hasText })).toHaveCount(1);
});

test('LIVE-05 what is far below the window is laid out only after the first paint, unless the address has a fragment', async ({
  page,
}) => {
  const isFooterLaidOut = () =>
    page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  const release = await openWithoutScripts(page, '/value-factory');
  expect(await isFooterLaidOut()).toBe(false);
  release();
  await expect.poll(isFooterLaidOut).toBe(true);
  const releaseHome = await openWithoutScripts(page, '/#main');
  expect(await isFooterLaidOut()).toBe(true);
  releaseHome();
});

test('LIVE-06 FAST-04 the few files of a page are loaded as soon as the pointer reaches its link or a finger presses it', async ({
  page,
}) => {
  await page.goto('/about');
  let files: string[] = [];
  page.on('request', (request) => files.push(...(request.url().match(/\/assets\/.+\.(?:js|css)$/) ?? [])));
  for (const [name, maxFiles, isTouch] of [
    // The seven include head-tags.tsx, which is loaded once in a visit.
    ['Contact', 7, false],
    ['Value Factory', 13, true],
    ['Careers', 4, false],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    files = [];
    await (isTouch ? link.dispatchEvent('pointerdown') : link.hover());
    await expect
      .poll(async () => {
        const before = files.length;
        await page.waitForTimeout(500);
        return before > 0 && files.length === before;
      }, 'all of its files are requested')
      .toBe(true);
    expect(files.length, `files of ${name}: ${files}`).toBeLessThanOrEqual(maxFiles);
    files = [];
    // Otherwise the pointer would rest on a link of the next page, and prefetch another page.
    await page.mouse.move(0, 0);
    await link.press('Enter');
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    expect(files, `files that ${name} requests only when it is pressed`).toEqual([]);
  }
});

test('LIVE-06 no navigation runs any block of code as often as 50,000 times (runs are counted, because times depend on the machine)', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await page.goto('/about');
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  for (const name of ['Careers', 'Contact', 'Value Factory', 'Blog']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}|^Latest`));
    const { result } = await client.send('Profiler.takePreciseCoverage');
    const blocks = result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    const maxRuns = Math.max(...blocks.map(({ count }) => count));
    expect(maxRuns, `the runs of the busiest block, towards ${name}`).toBeLessThan(50_000);
  }
});

test('NAV-03 past 250px of scroll the bar is fixed and white with a shadow, and the logo is black', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'absolute');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(bar.locator('[data-logo]')).toHaveAttribute('data-logo', 'white');
  await scrollTo(page, 250);
  await expect(bar).toHaveAttribute('data-fixed', 'false');
  await scrollTo(page, 251);
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
  await expect(bar.locator('[data-logo]')).toHaveAttribute('data-logo', 'black');
  await scrollTo(page, 0);
  await expect(bar).toHaveCSS('position', 'absolute');
});

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
