import { countTags } from './count-tags.ts';
import { expect, test } from './journey.ts';
import { PAGES } from './site-map.ts';

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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[path] ?? '');
  }
  await page.getByRole('link', { name: 'Open Application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open Application');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('ROUTE-03 after each of ten navigations a page has one title, one description and one canonical link', async ({
  page,
}) => {
  await page.goto('/');
  for (const path of [
    '/about',
    '/bim-depot-factory',
    '/value-factory',
    '/blog',
    '/resources',
    '/quizzes',
    '/glossary',
    '/career',
    '/contact',
    '/about',
  ]) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[path] ?? '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    expect(countTags(await page.content())).toEqual([1, 1, 1]);
  }
});

for (const [ids, path, reason] of [
  ['ROUTE-02', '/nothing-here'],
  ['ROUTE-02', '/about/more'],
  ['ROUTE-02', '/blog/a/b'],
  ['ROUTE-02 SERV-07', '/no-such-factory', 'Service not found'],
  ['ROUTE-02 JOB-02', '/career/astronaut', 'Job not found'],
  ['ROUTE-02 QUIZ-04', '/quiz/nothing', 'Quiz not found.'],
] as const) {
  test(`${ids} ${path} is the 404 page, with the status 404`, async ({ page, expectedLogs }) => {
    expectedLogs.push('the server responded with a status of 404');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(
      'does not exist. It might have been moved, deleted or mistyped.',
    );
    if (reason) await expect(page.getByText(reason)).toBeVisible();
    // A page that does not exist has no canonical address.
    expect(countTags((await response?.text()) ?? '')).toEqual([1, 1, 0]);
    expect(countTags(await page.content())).toEqual([1, 1, 0]);
    await page.getByRole('link', { name: 'Go to Home Page' }).click();
    await expect(page).toHaveURL('/');
  });
}
