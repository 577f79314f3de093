import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { site } from '../../src/content/site.ts';
import { isoDate } from '../../src/domain/dates.ts';
import { database } from '../functions/stored.ts';
import { SHEET } from './fit.ts';
import { expect, test, untilHydrated } from './journey.ts';
import { tabToName } from './keys.ts';
import { POST } from './site-map.ts';
import { signIn } from './staff/steps.ts';

test.use({ viewport: SHEET });

/** The text of each sheet on which a page is printed. */
async function printedSheets(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const loading = getDocument({ data, verbosity: 0 });
  const pdf = await loading.promise;
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return sheets;
}

/** The minimum number of characters on a sheet: what is printed in its margins, and a few lines of text. */
const MIN_CHARACTERS = 400;

for (const path of ['/value-factory', '/quiz/achievingProductTransparency#answers=1-2-3-2-3', POST.path]) {
  test(`no sheet of the printed ${path} is empty, and each names the site and the path`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    for (const text of await printedSheets(page)) {
      expect(text.length).toBeGreaterThan(MIN_CHARACTERS);
      expect(text).toContain(site.name);
      expect(text).toMatch(new RegExp(`${path}, printed on \\d+ \\w+ \\d{4}`));
    }
  });
}

test('LEAD-06 the Monday page goes a week back and forth by keyboard, and is printed with its figures but without its buttons and plans', async ({
  page,
}) => {
  const weekAgo = isoDate(new Date(Date.now() - 7 * 24 * 3_600_000));
  await database.doc('sums/of-print').set({ day: weekAgo, sums: { visit: 4321 } });
  await page.goto('/monday');
  await signIn(page);
  await expect(page.getByText('Plan a test')).toBeVisible();
  for (const name of ['Week before', 'Week after']) {
    await tabToName(page, name);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('4,321')).toBeVisible();
  const [firstSheet = ''] = await printedSheets(page);
  expect(firstSheet).toMatch(/Visits that allowed measurement\s+4,321/);
  expect(firstSheet).not.toMatch(/Plan a test|Week after|Sign out/);
});
