import type { Page } from '@playwright/test';
import { ORIGIN } from '../addresses.ts';
import { expect, test } from './journey.ts';

const KNOWLEDGE = '/check-your-knowledge/passport-factory-digital-product-passport';

async function answer(page: Page, ...options: number[]): Promise<void> {
  for (const option of options) {
    await page.getByRole('radio').nth(option).check();
    await page.getByRole('button', { name: /^(?:Next|Finish Assessment)$/ }).click();
  }
}

test('QUIZ-06 a result is shared by a link, opens for another visitor, and leads to the quiz', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(KNOWLEDGE);
  await answer(page, 1, 0, 3, 0, 2);
  await expect(page.getByRole('heading', { name: 'Your result 4 / 5 correct, 80%' })).toBeVisible();
  await page.getByText('Copy link to this result').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${ORIGIN}${KNOWLEDGE}#answers=1-0-3-0-2`);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'A shared result 4 / 5 correct, 80%' })).toBeVisible();
  await expect(other.getByText('Module D lies beyond the system boundary')).toBeVisible();
  await other.getByRole('link', { name: 'Take the quiz yourself' }).click();
  await expect(other).toHaveURL(KNOWLEDGE);
  await expect(other.getByText('Question 1 of 5')).toBeVisible();
  await other.context().close();
});
