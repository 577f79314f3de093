import { expect, test } from './journey.ts';
import { PAGES, POST } from './site-map.ts';

const everyPage = { ...PAGES, [POST.path]: POST.title };

test('ROUTE-01 the same screens open by navigation inside the site, without a new document', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [name, path] of [
    ['About', '/about'],
    ['Careers', '/career'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(everyPage[path] ?? '');
  }
  await page.getByRole('link', { name: 'Open Application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open Application');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const path of ['/nothing-here', '/about/more', '/career/no-such-job', '/blog/a/b']) {
  test(`ROUTE-02 ${path} is the 404 page, with the status 404`, async ({ page, expectedLogs }) => {
    expectedLogs.push('the server responded with a status of 404');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(
      'does not exist. It might have been moved, deleted or mistyped.',
    );
    await page.getByRole('link', { name: 'Go to Home Page' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('ROUTE-03 every page has a title of its own that ends with the brand, and its canonical link', async ({
  page,
}) => {
  // Twenty-five pages in one test.
  test.setTimeout(180_000);
  const titles = new Set<string>();
  for (const path of Object.keys(everyPage)) {
    await page.goto(path);
    await expect(page).toHaveTitle(/ \| Datum & Beam$/);
    titles.add(await page.title());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(path, 'http://127.0.0.1:5000').href,
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);
  }
  expect(titles.size).toBe(Object.keys(everyPage).length);
});

test('POST-02 a direct request for a post that does not exist answers with the status 404', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('the server responded with a status of 404');
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
});
