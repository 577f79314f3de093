import type { Page } from '@playwright/test';
import { expect, scrollPosition, scrollTo, test } from './journey.ts';
import { PAGES } from './site-map.ts';

/** What the browser exposes to assistive technology of a dropdown's button, which has no attribute for it. */
async function isSaidToBeOpen(page: Page, name: string): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send('DOM.getDocument');
  const { nodes } = await client.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    role: 'button',
    accessibleName: name,
  });
  await client.detach();
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

test('NAV-02 a route change scrolls to the top, focuses the heading and announces the title', async ({
  page,
}) => {
  await page.goto('/');
  await scrollTo(page, 2000);
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES['/about'] ?? '');
  expect(await scrollPosition(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: /^About us \| Datum & Beam$/ })).toHaveCount(1);
});

test('LIVE-06 no navigation runs long in one place: counted, because the time depends on the machine', async ({
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
    const most = Math.max(...blocks.map(({ count }) => count));
    expect(most, `the runs of the busiest block, towards ${name}`).toBeLessThan(50_000);
  }
});

test('NAV-03 past 250px of scroll the bar is fixed, white and shadowed, and the logo swaps its variant', async ({
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

test('NAV-07 a dropdown works by mouse: it opens, its chevron shows it, and it closes by a click elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Services' });
  const entry = page.getByRole('banner').getByRole('link', { name: 'Workshop Factory' });
  await expect(entry).toBeHidden();
  await button.click();
  await expect(entry).toBeVisible();
  await expect.poll(() => isSaidToBeOpen(page, 'Services')).toBe(true);
  await expect(button.locator('[data-icon=chevron]')).toHaveCSS('rotate', '180deg');
  await page.getByRole('button', { name: 'Learn' }).click();
  await expect(entry).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeHidden();
  await expect.poll(() => isSaidToBeOpen(page, 'Learn')).toBe(false);
});

test('NAV-09 "Book a Meeting" opens a full-screen dialog whose frame loads only then', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('iframe')).toHaveCount(0);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Book a Meeting' });
  await expect(dialog).toBeVisible();
  // In CSS layout pixels: boundingBox() also includes a transform that is still animating.
  expect(
    await dialog.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]),
  ).toEqual([1440, 900]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await dialog.getByText('Load the calendar').click();
  await expect(dialog.frameLocator('iframe').getByText('15-minute introduction')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
