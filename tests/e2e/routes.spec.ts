import { countTags } from './count-tags.ts';
import { expect, headingOf, test } from './journey.ts';
import { PAGES } from './site-map.ts';

/** Links of the footer, in the order in which the test follows them. */
const FOLLOWED = [
  ...['/about', '/bim-depot-factory', '/value-factory', '/blog', '/resources', '/quizzes', '/glossary'],
  ...['/career', '/contact', '/about'],
];

test('ROUTE-01 ROUTE-03 each of ten navigations keeps the document, with one title, one description and one canonical link', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const path of FOLLOWED) {
    // Uses the keyboard, since a list that arrives moves the footer, and a mouse would miss the link.
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().press('Enter');
    await expect(headingOf(page)).toHaveText(PAGES[path] ?? '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    expect(countTags(await page.content())).toEqual([1, 1, 1]);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('ROUTE-02 SERV-07 JOB-02 QUIZ-04 any other address gets the status 404, and a page that says so and leads home', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('the server responded with a status of 404');
  // The reasons that these pages show are tested in src/routes.test.tsx.
  for (const path of ['/about/more', '/blog/a/b', '/no-such-factory', '/career/astronaut', '/quiz/nothing']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('main')).toContainText(
      'does not exist. It might have been moved, deleted or mistyped.',
    );
    // A page that does not exist has no canonical URL.
    expect(countTags((await response?.text()) ?? ''), path).toEqual([1, 1, 0]);
    expect(countTags(await page.content()), path).toEqual([1, 1, 0]);
  }
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await expect(page).toHaveURL('/');
});
