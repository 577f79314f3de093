import { A4 } from './fit.ts';
import { expect, test } from './journey.ts';

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
