import { expect, openWithoutScripts, scrollPosition, scrollTo, test, untilTakenOver } from './journey.ts';

test('NAV-02 BLOG-09 going back to a list that is read anew restores where the visitor was', async ({
  page,
}) => {
  await page.goto('/blog');
  const link = page.getByRole('link', { name: /^Continue reading/ }).nth(3);
  await link.scrollIntoViewIfNeeded();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

test('NAV-02 the app takes a page over where its reader is', async ({ page }) => {
  const deliver = await openWithoutScripts(page, '/about');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  deliver();
  await untilTakenOver(page);
  expect(await scrollPosition(page)).toBe(700);
});

test('NAV-02 a page that is opened anew in the same tab begins at its top', async ({ page }) => {
  await page.goto('/about');
  await scrollTo(page, 700);
  await page.goto('/career');
  expect(await scrollPosition(page)).toBe(0);
});

test('NAV-02 what a fragment names stands below the fixed bar', async ({ page }) => {
  await page.goto('/workshop-factory');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const fragment = await contents.getByRole('link').last().getAttribute('href');
  // From another page: the same one would not be loaded.
  await page.goto('/about');
  await page.goto(`/workshop-factory${fragment}`);
  const heading = page.locator(`[id="${fragment?.slice(1)}"]`);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
});
