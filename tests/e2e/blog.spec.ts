import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { ORIGIN } from '../addresses.ts';
import { expect, scrollPosition, test } from './journey.ts';
import { LIST_CALL } from './post-response.ts';

const posts = readSeedPosts();

/** The number of the seed's posts in each category. */
function countsOfCategories(): Map<string, number> {
  const names = posts.flatMap(({ categories }) => categories);
  return new Map(names.map((name) => [name, names.filter((each) => each === name).length]));
}

test('BLOG-01 BLOG-05 the list shows heading, subtitle and complete cards', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest news');
  await expect(page.getByText('Discover insightful materials about the latest trends.')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'IFC classes for facade products' });
  await expect(card).toContainText('BIM');
  await expect(card).toContainText('By BIM team');
  await expect(card).toContainText('29.10.2026');
  await expect(card.getByRole('link', { name: /Continue reading/ })).toHaveAttribute(
    'href',
    '/blog/ifc-classes-for-facade-products',
  );
  const cover = card.locator('img');
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const excerpt = (await card.locator('p').last().textContent()) ?? '';
  expect(excerpt.length).toBeGreaterThan(200);
  expect(excerpt.length).toBeLessThanOrEqual(251);
});

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

test('BLOG-04 the categories are beside the list on large screens only, each with its count', async ({
  page,
}) => {
  await page.goto('/blog');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const counts = countsOfCategories();
  const entries = [...counts].map(([name, count]) => `${name} ${count}`).toSorted();
  await expect(categories.getByRole('link')).toHaveText([`All ${posts.length}`, ...entries]);
  await categories.getByRole('link', { name: /^Sustainability/ }).click();
  await expect(page).toHaveURL('/blog?category=Sustainability');
  await expect(page.getByRole('article')).toHaveCount(Math.min(6, counts.get('Sustainability') ?? 0));
  await expect(page.getByRole('article').filter({ hasText: 'Sustainability' })).toHaveCount(
    Math.min(6, counts.get('Sustainability') ?? 0),
  );
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(categories).toBeHidden();
});

test('BLOG-06 "No posts found" when nothing matches, with a link back to all posts', async ({ page }) => {
  await page.goto('/blog?search=zeppelin');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('BLOG-06 "No posts found" when the list cannot be loaded, logged, and recovered by "Try again"', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('ERR_FAILED', 'The posts could not be read');
  await page.goto('/about');
  await page.route(LIST_CALL, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The posts could not be read'),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await logged;
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.unroute(LIST_CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('BLOG-07 the canonical link is built from the current path, without search and page', async ({
  page,
}) => {
  await page.goto('/blog?page=2&search=ifc');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ORIGIN}/blog`);
});

test('BLOG-08 a search preserves the page in the address, but never strands a visitor', async ({ page }) => {
  await page.goto('/blog?page=4');
  await page.getByPlaceholder('Search posts...').fill('ifc');
  await expect(page).toHaveURL('/blog?search=ifc&page=4');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('link', { name: 'Page 5' })).toHaveCount(0);
  await expect(pager.locator('[aria-current=page]')).toHaveText(/\d/);
  await page.goto('/blog?page=999');
  await expect(page.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article')).toHaveCount(posts.length - 24);
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
