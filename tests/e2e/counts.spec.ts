import type { Page } from '@playwright/test';
import { database } from '../functions/stored.ts';
import { expect, storeConsent, test, untilHydrated } from './journey.ts';
import { consentBanner } from './third-parties.ts';

test.use({ consent: 'unasked' });

/** Records the methods of the page's requests for the code that counts (GET), and of the counts that it sends (POST). */
function watchCounting(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/count-visit|\/api\/measure/.test(request.url())) requested.push(request.method());
  });
  return requested;
}

/** How often something was counted, in all shards of all days. */
async function storedCount(name: string): Promise<number> {
  const { docs } = await database.collection('sums').get();
  return docs.reduce((sum, shard) => sum + (shard.data().sums[name] ?? 0), 0);
}

/** Makes the page believe that it is hidden: in a headless browser an open page never is. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('LEAD-03 the visit of someone who has allowed measurement is counted with its headline once the page is hidden', async ({
  page,
  context,
}) => {
  const before = await storedCount('headline/B/services');
  await storeConsent(context, ['measurement']);
  await context.addInitScript(() => localStorage.setItem('variant', 'B'));
  const requested = watchCounting(page);
  await page.goto('/');
  await expect.poll(() => requested).toEqual(['GET']);
  await page.getByRole('link', { name: 'Explore our services' }).click();
  await expect(page.locator('#services')).toBeInViewport();
  // Repeated until the section has counted as seen. Hiding the page again does not send a count twice.
  await expect(async () => {
    await hide(page);
    expect(await storedCount('headline/B/services')).toBe(before + 1);
  }).toPass();
});

test('LEAD-03 a visitor who has not answered, refuses or sends Global Privacy Control loads no code for counting and sends nothing', async ({
  page,
}) => {
  const requested = watchCounting(page);
  await page.goto('/');
  await untilHydrated(page);
  await hide(page);
  await page.reload();
  await consentBanner(page).getByRole('button', { name: 'Reject' }).click();
  await hide(page);
  await page.addInitScript(() => {
    localStorage.clear();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.reload();
  await untilHydrated(page);
  await hide(page);
  expect(requested).toEqual([]);
});
