// cspell:ignore pasport glosary qqqqq
import { expect, test } from './journey.ts';

const FIELD = 'Search the whole site';

test('TEXT-06 “/” opens the search, results appear while a visitor types, and Enter leads to the page of results', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByLabel(FIELD)).toBeFocused();
  await page.keyboard.type('pasport factory');
  await expect(dialog.getByRole('link', { name: 'Passport Factory' })).toBeVisible();
  await expect(dialog.locator('mark').first()).toHaveText(/passport/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=pasport+factory');
  await page.getByRole('main').getByRole('link', { name: 'Passport Factory' }).click();
  await expect(page).toHaveURL('/passport-factory-digital-product-passport');
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
    const firstResult = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    await expect(firstResult).toContainText(/glossary/i);
    await page.getByLabel(FIELD).fill('qqqqq');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“qqqqq”, nothing found')).toBeVisible();
  });
});
