import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { A4 } from './fit.ts';
import { expect, test } from './journey.ts';
import { POST } from './site-map.ts';

test.use({ viewport: A4 });

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
const A3 = { width: 842, height: 1191 };
const ROUNDING = 1;

test('a printed post is a set of numbered A3 sheets, the last with the date of its first issue', async ({
  page,
}) => {
  await page.goto(POST.path);
  const date = await page.getByRole('main').locator('dd time').first().textContent();
  const loading = getDocument({
    data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
    verbosity: 0,
  });
  const pdf = await loading.promise;
  expect(pdf.numPages).toBeGreaterThan(1);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    expect(Math.abs(width - A3.width)).toBeLessThanOrEqual(ROUNDING);
    expect(Math.abs(height - A3.height)).toBeLessThanOrEqual(ROUNDING);
    const { items } = await sheet.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(text).toContain('Datum & Beam, A3');
    expect(text).toContain(`${number} / ${pdf.numPages}`);
    if (number === pdf.numPages) expect(text).toMatch(new RegExp(`A *${date} *First *issue`));
  }
  await loading.destroy();
});
