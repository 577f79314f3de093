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

/** The size of A3 in points, and what a printed size may differ from it by rounding. */
const A3 = { width: 1191, height: 842 };
const ROUNDING = 1;

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** The sheets on which a page is printed. */
async function printed(page: Page): Promise<Sheet[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const loading = getDocument({ data, verbosity: 0 });
  const pdf = await loading.promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    sheets.push({ width, height, text: text.replaceAll(/\s+/g, ' ') });
  }
  await loading.destroy();
  return sheets;
}

test('a printed post is a set of A3 sheets, each with title block and the revisions of the post', async ({
  page,
}) => {
  await page.goto(POST.path);
  const date = await page.getByRole('main').locator('dd time').first().textContent();
  const closing = await page.getByText(/^Published .+ Updated /).textContent();
  const updated = new Date(`${/Updated (.+)\./.exec(closing ?? '')?.[1]} UTC`);
  const [year, month, day] = updated.toISOString().slice(0, 10).split('-');
  const sheets = await printed(page);
  expect(sheets.length).toBeGreaterThan(1);
  for (const [index, { width, height, text }] of sheets.entries()) {
    expect(Math.abs(width - A3.width)).toBeLessThanOrEqual(ROUNDING);
    expect(Math.abs(height - A3.height)).toBeLessThanOrEqual(ROUNDING);
    expect(text).toContain(`Rev. Date Change B ${day}.${month}.${year} Updated A ${date} First issue`);
    expect(text).toMatch(
      new RegExp(`Owner Datum & Beam sp. z o.o. Title ${POST.title} Sheet 20 Issued ${date} Format A3 Page`),
    );
    expect(text).toContain(`${index + 1} / ${sheets.length}`);
  }
});

/** What a title block has of letters, with room for a long title. */
const TITLE_BLOCK = 200;

/** 9 pt on A4, to which a sheet is scaled by the root of two, in CSS pixels. */
const SMALLEST = (9 * Math.SQRT2 * 96) / 72;

/** About 75 letters, in their size. */
const LONGEST = 38;

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
  '/document/docs_pdf/privacy_policy.pdf',
]) {
  test(`${path} is printed without an empty sheet, in lines that can be read when scaled to A4`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { text } of await printed(page)) expect(text.length).toBeGreaterThan(TITLE_BLOCK);
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
