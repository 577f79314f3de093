import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { expect, holdBack, layoutShift, test } from './journey.ts';
import { openFromList, POST_CALL, respondWithPost } from './post-response.ts';
import { POST } from './site-map.ts';

const posts = readSeedPosts();

/** The title of the newest post. */
const NEWEST = posts[0]?.title ?? '';
/** The title of the post after the one of the site map. */
const NEWER = posts[posts.findIndex(({ title }) => title === POST.title) - 1]?.title ?? '';

test('POST-01 a post shows title, author, date, categories, picture and content', async ({ page }) => {
  await page.goto('/blog/what-goes-into-a-construction-product-passport');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What goes into a construction product passport',
  );
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText('Passport team');
  await expect(facts).toContainText('12.11.2026');
  await expect(facts).toContainText('Product passports, Regulation');
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').last().click();
  const heading = page.getByRole('article').getByRole('heading', { level: 2 }).last();
  await expect(heading).toBeInViewport();
});

test('a check that a post offers is saved, not shown', async ({ page }) => {
  await page.goto('/blog/ifc-export-from-revit-and-archicad');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download house.ids' }).click();
  expect((await download).suggestedFilename()).toBe('house.ids');
});

test('POST-01 "Loading post..." is shown until the post has loaded', async ({ page }) => {
  const deliver = await holdBack(page, POST_CALL);
  await openFromList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading post...');
  deliver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST);
});

test('POST-01 a post without date and categories says "Brak daty" and "No category"', async ({ page }) => {
  await respondWithPost(page, {});
  await openFromList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
  await expect(page.getByRole('main').locator('dl')).toContainText('Brak daty');
  await expect(page.getByRole('main').locator('dl')).toContainText('No category');
  await expect(page.locator('img[src="/images/post-default.svg"]').first()).toBeVisible();
});

test('POST-02 a link to a deleted post shows "Post not found", with the status 404, and a link to all posts', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('404');
  const response = await page.goto('/blog/gone');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  await page.getByRole('main').getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
});

test('POST-01 a post that could not be loaded can be tried again', async ({ page, expectedLogs }) => {
  expectedLogs.push('ERR_FAILED', 'could not be read');
  await page.route(POST_CALL, (route) => route.abort());
  await openFromList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The post could not be loaded');
  await page.unroute(POST_CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST);
});

test('POST-01 SEO-01 a direct request returns the complete post, makes no further request, and moves nothing', async ({
  page,
  request,
}) => {
  const html = await (await request.get(POST.path)).text();
  expect(html).toContain(`>${POST.title}</h1>`);
  expect(html).toMatch(/<article[^>]*>.*IfcWall.*<\/article>/s);
  const calls: string[] = [];
  page.on('request', (requested) => calls.push(new URL(requested.url()).pathname));
  await page.goto(POST.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST.title);
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path) => path.startsWith('/api/post'))).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('POST-04 a post shows its reading time and leads to related posts and its neighbours', async ({
  page,
}) => {
  await page.goto(POST.path);
  await expect(page.getByRole('main').locator('dl')).toContainText(/Reading time\d+ min/);
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeVisible();
  const share = page.getByRole('region', { name: 'Share this post' });
  await expect(share.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
    'href',
    /linkedin\.com\/sharing/,
  );
  await page
    .getByRole('navigation', { name: 'More posts' })
    .getByRole('link', { name: /^Newer/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWER);
});

test('ROUTE-01 a link in a post to another page of the site stays inside the app', async ({ page }) => {
  await page.goto(POST.path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('article').locator('a[href^="/"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
