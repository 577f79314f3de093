import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SHEET } from './fit.ts';
import { expect, test } from './journey.ts';
import { POST } from './site-map.ts';

test.use({ viewport: SHEET });

/** The texts of the sheets on which a page is printed. */
async function printed(page: Page): Promise<string[]> {
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

/** What a sheet has of letters beside its number. */
const NUMBER_LETTERS = 20;

/** 9 pt in CSS pixels. */
const SMALLEST = (9 * 96) / 72;

/** About 90 letters, in their size. */
const LONGEST = 46;

/** The sizes of the running texts, and the lengths of their lines in these sizes. */
function runningTexts(page: Page) {
  return page.locator('main :is(p, li, dd, td):not(:has(p))').evaluateAll((texts) =>
    texts
      .filter((text) => text.checkVisibility() && !text.closest('.visually-hidden'))
      .filter((text) => text.textContent.length > 90)
      .map((text) => {
        const size = Number.parseFloat(getComputedStyle(text).fontSize);
        const range = document.createRange();
        range.selectNodeContents(text);
        const widths = [...range.getClientRects()].map(({ width }) => width);
        return { text: text.textContent, size, length: Math.max(...widths) / size };
      }),
  );
}

for (const path of ['/value-factory', '/quiz/achievingProductTransparency#answers=1-2-3-2-3', POST.path]) {
  test(`${path} is printed without an empty sheet, in lines that can be read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of await printed(page)) expect(text.length).toBeGreaterThan(NUMBER_LETTERS);
    await page.emulateMedia({ media: 'print' });
    const texts = await runningTexts(page);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ size }) => size < SMALLEST - 0.1)).toEqual([]);
    expect(texts.filter(({ length }) => length > LONGEST)).toEqual([]);
  });
}
