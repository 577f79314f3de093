import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { overflowOf, SHEET } from './fit.ts';
import { expect, test } from './journey.ts';
import { POST } from './site-map.ts';

test.use({ viewport: SHEET });

test('SERV-03 a printed text shows the addresses of its links to other sites, and of no others', async ({
  page,
}) => {
  await page.goto('/optibuild-factory');
  const links = page.getByRole('article').locator('p a, li a');
  /** Whether something is appended to a link. */
  const isAnnotated = (link: Element) => /href|http/.test(getComputedStyle(link, '::after').content);
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) expect(await link.evaluate(isAnnotated)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  const found = new Set<boolean>();
  for (const link of await links.all()) {
    const isExternal = (await link.getAttribute('target')) === '_blank';
    expect(await link.evaluate(isAnnotated)).toBe(isExternal && (await link.isVisible()));
    found.add(isExternal);
  }
  expect(found.size).toBe(2);
});

test('QUIZ-03 QUIZ-06 a printed result has its drawing, its level and every answer', async ({ page }) => {
  await page.goto('/quiz/achievingProductTransparency#answers=1-2-3-2-3');
  await expect(page.getByRole('heading', { name: /^A shared result 11 \/ 15/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^A building/ })).toBeVisible();
  await expect(page.getByText('Good foundation (improvement needed)')).toBeVisible();
  const answers = page.getByRole('region', { name: 'Answer by answer' }).getByRole('listitem');
  await expect(answers).toHaveCount(5);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('heading', { name: 'More quizzes' })).toBeHidden();
});

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

for (const path of [
  '/value-factory',
  '/quiz/achievingProductTransparency#answers=1-2-3-2-3',
  '/where-the-law-stands',
  '/questions',
  '/career/content-creator',
  '/privacy-policy',
  POST.path,
]) {
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

test('a wide table wraps on narrow paper, where nothing can be scrolled', async ({ page }) => {
  await page.goto('/questions');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
