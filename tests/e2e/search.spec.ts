// cspell:ignore glosary qqqqq
import { expect, test } from './journey.ts';

test.use({ javaScriptEnabled: false });

test('TEXT-06 LIVE-03 without scripts the link in the bar leads to the search, which finds posts and PDFs', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByLabel('Search the whole site').fill('glosary');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=glosary');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText(/glossary/i);
  await page.getByLabel('Search the whole site').fill('qqqqq');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“qqqqq”, nothing found')).toBeVisible();
});
