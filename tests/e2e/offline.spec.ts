import type { Page } from '@playwright/test';
import { expect, headingOf, test } from './journey.ts';
import { PAGES } from './site-map.ts';

/** The browser's errors for requests without a network. */
const OFFLINE_LOGS = [
  'ERR_INTERNET_DISCONNECTED',
  'ERR_NETWORK_CHANGED',
  'Failed to fetch',
  'dynamically imported module',
];

const noticeOn = (page: Page) => page.getByText(/^You are offline\. You can keep reading/);

test('a notice of the lost network is at the bottom of the window, and does not cover a link that has the focus', async ({
  page,
}) => {
  await page.goto('/career');
  await page.context().setOffline(true);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(noticeOn(page)).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'YouTube' });
    await last.blur(); // so that the focus scrolls to it again
    await last.focus();
    const [link, notice] = await Promise.all([last.boundingBox(), noticeOn(page).boundingBox()]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  }
  await page.context().setOffline(false);
  await expect(noticeOn(page)).toHaveCount(0);
});

test('ROUTE-01 a page that was not loaded before the network was lost opens by itself when the network is back', async ({
  page,
  expectedLogs,
  toleratedLogs,
}) => {
  toleratedLogs.push(...OFFLINE_LOGS);
  expectedLogs.push('A page could not be loaded');
  await page.goto('/career');
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(headingOf(page)).toHaveText(PAGES['/about'] ?? '');
});
