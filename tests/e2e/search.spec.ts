// cspell:ignore pasport glosary qqqqq
import { weigh } from '../performance/page-weight.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';

const KB = 1024;
const FIELD = 'Search the whole site';

test('TEXT-06 “/” opens the search, results show as one types, and Enter leads to their page', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByLabel(FIELD)).toBeFocused();
  await page.keyboard.type('pasport factory');
  await expect(dialog.getByRole('link', { name: 'Passport Factory' })).toBeVisible();
  await expect(dialog.locator('mark').first()).toHaveText(/passport/i);
  await expectAccessible(page, 'search dialog', '#search');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=pasport+factory');
  await page.getByRole('main').getByRole('link', { name: 'Passport Factory' }).click();
  await expect(page).toHaveURL('/passport-factory-digital-product-passport');
});

test('TEXT-06 Escape closes the search, and Ctrl-K opens it again', async ({ page }) => {
  await page.goto('/about');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The app learns of the closing by an event, and then removes the field.
  await expect(page.locator('#dialog-search')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog).toBeVisible();
});

test('TEXT-06 until the first letter at most 60 KB are loaded', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const { total } = await weigh(page, async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Resources' })).toBeVisible();
  });
  expect(total).toBeLessThan(60 * KB);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TEXT-06 LIVE-03 the link in the bar leads to the search, which finds posts and PDFs', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByLabel(FIELD).fill('glosary');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=glosary');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText(
      /glossary/i,
    );
    await page.getByLabel(FIELD).fill('qqqqq');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“qqqqq”, nothing found')).toBeVisible();
  });
});
