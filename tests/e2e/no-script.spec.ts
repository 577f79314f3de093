import type { Page } from '@playwright/test';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { overflowOf } from './fit.ts';
import { expect, headingOf, test } from './journey.ts';
import { PAGES } from './site-map.ts';

test.use({ consent: 'unasked', javaScriptEnabled: false });

const posts = readSeedPosts();
const POSTS_PER_PAGE = 6;

const dropdown = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

test('LIVE-03 NAV-07 without scripts a dropdown opens, closes by Escape and by a press elsewhere, and has working links', async ({
  page,
}) => {
  await page.goto('/about');
  const service = page.getByRole('banner').getByRole('link', { name: 'Workshop Factory' });
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' });
  await dropdown(page, 'Services').click();
  await expect(service).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(service).toBeHidden();
  await dropdown(page, 'Services').press('Enter');
  await expect(service).toBeVisible();
  await dropdown(page, 'Learn').click();
  await expect(blog).toBeVisible();
  await expect(service).toBeHidden();
  await headingOf(page).click();
  await expect(blog).toBeHidden();
  await dropdown(page, 'Services').click();
  await service.click();
  await expect(page).toHaveURL('/workshop-factory');
  await expect(headingOf(page)).toHaveText('Workshop Factory');
});

test('LIVE-03 NAV-08 without scripts the menu of a phone opens, closes and has working links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('link', { name: 'Careers' }).click();
  await expect(headingOf(page)).toHaveText(PAGES['/career'] ?? '');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('LIVE-03 NAV-09 without scripts "Book a Meeting" leads to the calendar, and can be closed', async ({
  page,
}) => {
  await page.goto('/contact');
  const dialog = page.getByRole('dialog', { name: 'Book a Meeting' });
  for (const closeBy of ['button', 'Escape']) {
    await page.getByRole('main').getByRole('button', { name: 'Book a Meeting' }).click();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    const calendarLink = dialog.getByRole('link', { name: /open the calendar in a new tab/ });
    await expect(calendarLink).toHaveAttribute('href', /^http/);
    if (closeBy === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('LIVE-03 BLOG-03 BLOG-04 without scripts posts are searched, paged and filtered by category', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('article')).toHaveCount(POSTS_PER_PAGE);
  await page.goto('/blog');
  await page.getByLabel('Search posts').fill('REBATE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?search=REBATE');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByLabel('Search posts')).toHaveValue('REBATE');
  await page.getByLabel('Search posts').fill('zeppelin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all posts' }).click();
  const category = 'Regulation';
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category }).click();
  await expect(page).toHaveURL(`/blog?category=${category}`);
  const count = posts.filter(({ categories }) => categories.includes(category)).length;
  await expect(page.getByRole('article')).toHaveCount(Math.min(POSTS_PER_PAGE, count));
});

test('LIVE-03 RES-02 RES-05 without scripts a PDF is found, and its link is requested', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('status of 400');
  await page.goto('/resources');
  await page.getByLabel('Search resources').fill('TENDERS');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources?search=TENDERS');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: /^Get the PDF/ }).click();
  await expect(page).toHaveURL(/\/resources\?file=/);
  const dialog = page.getByRole('dialog', { name: 'Get the download link' });
  await expect(dialog).toBeVisible();
  const url = page.url();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(url);
  await dialog.getByLabel('Your email address').fill('not an address');
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page).toHaveURL('/api/download-link');
  await expect(page.getByLabel('Your email address')).toHaveValue('not an address');
  await page.getByLabel('Your email address').fill(`visitor-${crypto.randomUUID()}@example.org`);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(headingOf(page)).toHaveText('Email Sent Successfully');
});

test('LIVE-03 QUIZ-02 without scripts the first question of a quiz is answered; a browser with scripts continues from there', async ({
  page,
  browser,
}) => {
  const path = '/quiz/achievingProductTransparency';
  await page.goto(path);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${path}?answer=1`);
  await expect(headingOf(page)).toBeVisible();

  const withScripts = await browser.newPage({ javaScriptEnabled: true });
  await withScripts.goto(page.url());
  await expect(withScripts.getByText('Question 2 of 5')).toBeVisible();
  await withScripts.getByRole('button', { name: 'Back' }).click();
  await expect(withScripts.getByRole('radio').nth(1)).toBeChecked();
  await withScripts.close();
});
