import type { Page } from '@playwright/test';
import { ORIGIN, TAG_MANAGER } from '../origins.ts';
import { expect, test, untilHydrated } from './journey.ts';
import { consentBanner, measurementOf, watchThirdParties } from './third-parties.ts';

test.use({ consent: 'unasked' });

const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(settings(page)).toBeVisible();
}

test('MKT-01 MKT-02 "Accept" grants measurement first, then loads the tag manager, now and on the next visit', async ({
  page,
}) => {
  const requested = watchThirdParties(page);
  await page.goto('/about');
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(consentBanner(page)).toBeHidden();
  await expect
    .poll(() => requested)
    .toEqual([`${TAG_MANAGER}/gtm.js?id=GTM-DEMO&gtm_auth=&gtm_preview=&gtm_cookies_win=x`]);
  expect(await measurementOf(page)).toEqual([['default', 'denied'], ['update', 'granted'], 'gtm.js']);

  await page.reload();
  await expect.poll(() => requested).toHaveLength(2);
  await expect(consentBanner(page)).toBeHidden();
  expect(await measurementOf(page)).toEqual([['default', 'denied'], ['update', 'granted'], 'gtm.js']);
});

test('MKT-02 "Reject" is as easy as "Accept", loads nothing, and is remembered', async ({ page }) => {
  const requested = watchThirdParties(page);
  await page.goto('/about');
  const reject = consentBanner(page).getByRole('button', { name: 'Reject' });
  const lookOf = (name: string) =>
    consentBanner(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, fontSize, borderColor } = getComputedStyle(button);
        return [Math.round(width), Math.round(height), backgroundColor, color, fontSize, borderColor];
      });
  expect(await lookOf('Reject')).toEqual(await lookOf('Accept'));
  // The choice is stored even if the visitor leaves at the same moment.
  const reloaded = page.waitForEvent('load');
  await reject.evaluate((button: HTMLButtonElement) => {
    button.click();
    location.reload();
  });
  await reloaded;
  await untilHydrated(page);
  await expect(consentBanner(page)).toBeHidden();
  expect(requested).toEqual([]);
  expect(await measurementOf(page)).toEqual([['default', 'denied']]);
});

test('MKT-02 each purpose can be chosen by keyboard and withdrawn; withdrawing measurement ends it immediately', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await expect(consentBanner(page)).toBeVisible();
  // In the Tab order, the banner comes right after the link that skips the menu.
  for (const name of ['Skip to content', 'Accept', 'Reject', 'Manage choices']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await settings(page).getByRole('checkbox', { name: 'Measurement' }).press('Space');
  await settings(page).getByRole('checkbox', { name: 'Videos' }).press('Space');
  await settings(page).getByRole('button', { name: 'Save choice' }).press('Enter');
  await expect(settings(page)).toBeHidden();
  await expect(consentBanner(page)).toBeHidden();
  await expect.poll(() => measurementOf(page)).toContainEqual('gtm.js');

  await context.addCookies([{ name: '_ga', value: 'left by a tag', url: ORIGIN }]);
  const requested = watchThirdParties(page);
  const reloaded = page.waitForEvent('load');
  await openSettings(page);
  await expect(settings(page).getByRole('checkbox', { name: 'Measurement' })).toBeChecked();
  await expect(settings(page).getByRole('checkbox', { name: 'Calendar' })).not.toBeChecked();
  await settings(page).getByRole('checkbox', { name: 'Measurement' }).uncheck();
  await settings(page).getByRole('button', { name: 'Save choice' }).click();
  // Running tags cannot be stopped: the page reloads without them.
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await measurementOf(page)).toEqual([['default', 'denied']]);
  await openSettings(page);
  await expect(settings(page).getByRole('checkbox', { name: 'Videos' })).toBeChecked();
});
