import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { expect, scrollPosition, test } from './journey.ts';

const posts = readSeedPosts();

test('BLOG-02 six posts a page, with numbered buttons that lead through all of them', async ({ page }) => {
  await page.goto('/blog');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('link')).toHaveText(['1', '2', '3', '4', '5']);
  const titles = new Set<string>();
  for (const number of [1, 2, 3, 4, 5]) {
    await pager.getByRole('link', { name: `Page ${number}` }).click();
    await expect(pager.getByRole('link', { name: `Page ${number}` })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article')).toHaveCount(number < 5 ? 6 : posts.length - 24);
    for (const title of await page.getByRole('article').getByRole('heading').allInnerTexts())
      titles.add(title);
  }
  expect(titles.size).toBe(posts.length);
  await expect(page).toHaveURL('/blog?page=5');
  // Each page of the list begins at its posts, not at the head that everybody has read.
  await expect(page.getByRole('article').first()).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
});

test('BLOG-03 search matches title or content, ignoring case', async ({ page }) => {
  await page.goto('/blog');
  const box = page.getByPlaceholder('Search posts...');
  await box.pressSequentially('FACADE PRODUCTS');
  await expect(page.getByRole('article').first()).toContainText('IFC classes for facade products');
  await box.fill('rebate');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('A QR code that outlives the website behind it');
  await expect(page).toHaveURL('/blog?search=rebate');
  await expect(box).toBeFocused();
});

test('BLOG-09 a view can be shared, reloaded and reached by going back', async ({ page }) => {
  await page.goto('/blog');
  const box = page.getByPlaceholder('Search posts...');
  const second = page.getByRole('article').getByRole('heading').nth(1);
  const before = (await second.textContent()) ?? '';
  await box.pressSequentially('resolver');
  await expect(page).toHaveURL('/blog?search=resolver');
  await expect(second).not.toHaveText(before);
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  await expect(box).toHaveValue('resolver');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Continue reading/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await page.goBack();
  await expect(box).toHaveValue('resolver');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(box).toHaveValue('');
});
