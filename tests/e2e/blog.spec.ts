import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { expect, scrollPosition, test } from './journey.ts';

test('BLOG-02 six posts a page, with numbered buttons that lead through all of them', async ({ page }) => {
  // The posts of the seed end with their dates; those that staff publish at the same time do not.
  const posts = readSeedPosts();
  await page.goto('/blog?search=updated');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('link')).toHaveText(['1', '2', '3', '4', '5']);
  const titles: string[] = [];
  for (const number of [1, 2, 3, 4, 5]) {
    await pager.getByRole('link', { name: `Page ${number}` }).click();
    await expect(pager.getByRole('link', { name: `Page ${number}` })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article')).toHaveCount(number < 5 ? 6 : posts.length - 24);
    titles.push(...(await page.getByRole('article').getByRole('heading').allInnerTexts()));
  }
  expect(new Set(titles)).toEqual(new Set(posts.map(({ title }) => title)));
  await expect(page).toHaveURL(/[?&]page=5\b/);
  // Each page of the list begins at its posts, not at the head that everybody has read.
  await expect(page.getByRole('article').first()).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
});

test('BLOG-03 BLOG-09 a search of titles and texts can be reloaded, left and reached by going back', async ({
  page,
}) => {
  await page.goto('/blog');
  const box = page.getByPlaceholder('Search posts...');
  const found = page.getByRole('article').getByRole('heading');
  await box.pressSequentially('REBATE');
  await expect(found).toHaveText(['A QR code that outlives the website behind it']);
  await expect(page).toHaveURL('/blog?search=REBATE');
  await expect(box).toBeFocused();
  await page.reload();
  await expect(found).toHaveCount(1);
  await expect(box).toHaveValue('REBATE');
  await page.getByRole('link', { name: /Continue reading/ }).click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await page.goBack();
  await expect(box).toHaveValue('REBATE');
  await expect(found).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(box).toHaveValue('');
});
