import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, forbidCopying, headingOf, holdBack, scrollTo, test } from './journey.ts';
import { answerWithPost, LIST_CALL, openFromList, POST_CALL } from './post-answer.ts';
import { POST } from './site-map.ts';
import { openForm, richText, save, signIn } from './staff/writing.ts';
import { banner } from './third-parties.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

/** Answers every question of a quiz with the option at this place. */
async function finishQuiz(page: Page, option: number): Promise<void> {
  for (let question = 0; question < 5; question += 1) {
    await page.getByRole('radio').nth(option).check();
    await page.getByRole('button', { name: /^(?:Next|Finish Assessment)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: /^Your result/ })).toBeVisible();
}

/** Sets the text with the spaces that WCAG 1.4.12 names; a style element would need an exception from the policy. */
function spaceOutText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test(`NAV-07 NAV-08 axe finds nothing in the open menus at ${width} px, and in the link that skips them`, async ({
      page,
    }) => {
      await page.goto('/about');
      await page.keyboard.press('Tab');
      await expectAccessible(page, 'skip link');
      if (width < 1280) {
        await page.getByRole('button', { name: 'Open the menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expectAccessible(page, 'full-screen menu');
        return;
      }
      for (const top of [0, 600]) {
        await scrollTo(page, top);
        for (const name of ['Services', 'Learn']) {
          await page.getByRole('button', { name, exact: true }).click();
          await expectAccessible(page, `${name}, scrolled to ${top}`);
        }
      }
    });

    test(`NAV-09 axe finds nothing in the booking dialog at ${width} px, before and after the calendar is loaded`, async ({
      page,
    }) => {
      await page.goto('/contact');
      await page.getByRole('main').getByRole('button', { name: 'Book a Meeting' }).click();
      const dialog = page.getByRole('dialog', { name: 'Book a Meeting' });
      await expectAccessible(page, 'asks first', 'dialog[open]');
      await dialog.getByRole('button', { name: 'Load the calendar' }).click();
      await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'loaded', 'dialog[open]');
    });

    test(`HOME-01 HOME-08 axe finds nothing on the home page at ${width} px with another layer and a moved carousel`, async ({
      page,
    }) => {
      await page.goto('/');
      for (const layer of ['Plaster', 'Concrete', 'Cavity', 'Panel']) {
        await page.getByRole('radio', { name: layer }).check();
        await expectAccessible(page, layer);
      }
      await page.getByRole('link', { name: 'View all posts' }).focus();
      await page.getByRole('button', { name: 'Next post' }).click();
      await expectAccessible(page, 'carousel');
    });

    test(`BLOG-03 BLOG-06 POST-01 axe finds nothing in the states of list and post at ${width} px`, async ({
      page,
      expectedLogs,
    }) => {
      expectedLogs.push('ERR_FAILED', 'could not be read');
      for (const query of ['?search=passport', '?search=nothingness', '?category=Regulation', '?page=3']) {
        await page.goto(`/blog${query}`);
        await expectAccessible(page, query);
      }
      await page.goto('/about');
      await page.route(LIST_CALL, (route) => route.abort());
      await footer(page).getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
      await expectAccessible(page, 'list that failed');
      await page.unroute(LIST_CALL);
      await page.route(POST_CALL, (route) => route.abort());
      await openFromList(page);
      await expect(page.getByRole('heading', { name: 'The post could not be loaded' })).toBeVisible();
      await expectAccessible(page, 'post that failed');
      await page.unroute(POST_CALL);
      await holdBack(page, POST_CALL);
      await openFromList(page);
      await expect(headingOf(page)).toHaveText('Loading post...');
      await expectAccessible(page, 'post that is loading');
      await page.unroute(POST_CALL);
      await answerWithPost(page, { slug: 'bare', title: 'Bare', content: '<p>Text</p>' });
      await openFromList(page);
      await expect(headingOf(page)).toHaveText('Bare');
      await expectAccessible(page, 'post without date');
    });

    test(`SERV-06 POST-04 axe finds nothing beside a film that plays, and a link to copy by hand, at ${width} px`, async ({
      page,
      offMachine,
    }) => {
      await forbidCopying(page);
      await page.goto('/value-factory');
      await page.getByRole('button', { name: /play the video/ }).click();
      await expect(page.locator('iframe')).toBeFocused();
      await expectAccessible(page, 'film');
      offMachine.length = 0;
      await page.goto(POST.path);
      await page.getByRole('button', { name: /^Copy/ }).click();
      await expect(page.getByRole('status').getByRole('textbox')).toBeVisible();
      await expectAccessible(page, 'by hand');
    });

    test(`ROUTE-02 SERV-07 DOC-01 JOB-02 QUIZ-04 axe finds nothing where nothing is found at ${width} px`, async ({
      page,
      expectedLogs,
    }) => {
      expectedLogs.push('404');
      for (const path of [
        '/nothing-here/at-all',
        '/no-such-factory',
        '/blog/gone',
        '/career/no-such-job',
        '/quiz/nothing',
        '/document/docs_pdf/none.pdf',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(/not found|does not exist/);
        await expectAccessible(page, path);
      }
    });

    test(`QUIZ-03 QUIZ-06 axe finds nothing in any level of a result, and in a shared one, at ${width} px`, async ({
      page,
    }) => {
      await forbidCopying(page);
      await page.goto('/quiz/testquiz');
      await page.getByRole('radio').first().check();
      await expectAccessible(page, 'question');
      for (const option of [0, 1, 3]) {
        await finishQuiz(page, option);
        await expectAccessible(page, `every answer is number ${option + 1}`);
        await page.getByRole('button', { name: 'Start again' }).click();
      }
      await finishQuiz(page, 2);
      await page.getByRole('button', { name: 'Copy link to this result' }).click();
      await expect(page.getByRole('status').getByRole('textbox')).toBeVisible();
      await expectAccessible(page, 'link to copy');
      for (const answers of ['0-1-2-1-0', '9-9']) {
        await page.goto('/contact');
        await page.goto(`/quiz/testquiz#answers=${answers}`);
        await expectAccessible(page, answers);
      }
    });

    test(`CONT-08 CONT-09 axe finds nothing while a message is sent, and when that fails, at ${width} px`, async ({
      page,
      expectedLogs,
    }) => {
      expectedLogs.push('status of 500', 'Server response error');
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/contact', async (route) => {
        await answer.promise;
        await route.fulfill({ status: 500, body: 'Oops' });
      });
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Zoë O’Neill');
      await page.getByLabel('E-mail').fill('zoe@example.org');
      await page.getByLabel('Subject').fill('Passport');
      await page.getByLabel('Message').fill('We make mineral wool boards.');
      await expectAccessible(page, 'captcha that asks first');
      await page.getByRole('button', { name: 'Load the robot check' }).click();
      await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await expectAccessible(page, 'on its way');
      answer.resolve();
      await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
      await expectAccessible(page, 'failed', 'dialog[open]');
    });

    test(`RES-01 RES-03 RES-05 axe finds nothing in the other states of the resources at ${width} px`, async ({
      page,
    }) => {
      await page.goto('/resources?file=nothing.pdf');
      await expect(page.getByText('The document you asked for is not here any more.')).toBeVisible();
      await page.getByRole('button', { name: 'Show more' }).first().click();
      await expectAccessible(page, 'unknown file, long title');
      await holdBack(page, '**/api/download-link');
      await page
        .getByRole('button', { name: /^Get the PDF/ })
        .first()
        .click();
      await page.getByLabel('Your e-mail address').fill('zoe@example.org');
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await expectAccessible(page, 'link on its way', 'dialog[open]');
      await page.goto('/about');
      await holdBack(page, '**/api/resources');
      await footer(page).getByRole('link', { name: 'Resources' }).click();
      await expect(page.locator('[data-loading]')).toBeVisible();
      await expectAccessible(page, 'loading');
    });

    test(`ADD-06 ADD-07 axe finds nothing in the dialogs and views of the editor at ${width} px`, async ({
      page,
      expectedLogs,
    }) => {
      expectedLogs.push('400');
      await openForm(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await expect(dialog.getByText('Password is required')).toBeVisible();
      await expectAccessible(page, 'sign-in with errors', 'dialog[open]');
      await page.keyboard.press('Escape');
      await signIn(page);
      await page.getByLabel('Title').fill(POST.title);
      await richText(page).fill('Words that are not saved');
      await expectAccessible(page, 'written, with its preview');
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await dialog.getByRole('button', { name: 'Set the link' }).click();
      await expectAccessible(page, 'no link', 'dialog[open]');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'HTML', exact: true }).click();
      await page.getByLabel('Content').fill('<p>A <video></video></p>');
      await expectAccessible(page, 'HTML');
      await page.getByRole('button', { name: 'Rich text', exact: true }).click();
      await page
        .getByRole('button', { name: /^Delete:/ })
        .first()
        .click();
      await expectAccessible(page, 'about to delete', 'dialog[open]');
      await dialog.getByRole('button', { name: 'Keep it' }).click();
      await page.getByLabel('Title').fill('');
      await save(page);
      await expect(page.getByText('Title is required')).toBeVisible();
      await expectAccessible(page, 'errors');
    });
  });
}

/** Presses Tab through a page and gives what the question covers wholly while it has the focus (WCAG 2.4.11). */
async function coveredStops(page: Page, question: Locator, presses: number): Promise<string[]> {
  const covered = new Set<string>();
  for (let pressed = 0; pressed < presses; pressed += 1) {
    await page.keyboard.press('Tab');
    const name = await question.evaluate((above) => {
      const { activeElement: focused } = document;
      if (!focused || focused === document.body || above.contains(focused)) return '';
      const cover = above.getBoundingClientRect();
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const isCovered =
        left >= cover.left && right <= cover.right && top >= cover.top && bottom <= cover.bottom;
      return isCovered ? `${focused.getAttribute('aria-label') ?? focused.textContent}` : '';
    });
    if (name) covered.add(name);
  }
  return [...covered];
}

test.describe('before the question about measurement is answered', () => {
  test.use({ consent: 'unasked' });

  for (const [width, height] of [
    [390, 664],
    [1280, 800],
    [640, 360],
  ] as const) {
    test(`MKT-02 NAV-01 the question covers nothing that has the focus at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/contact');
      await expect(banner(page)).toBeVisible();
      expect(await coveredStops(page, banner(page), 45)).toEqual([]);
    });
  }
});

test('HOME-01 the sheet with the headline grows with its text: nothing is cut off when that is set wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await spaceOutText(page);
  const sheet = headingOf(page).locator('xpath=ancestor::section[1]');
  const [room, button] = await Promise.all([
    sheet.boundingBox(),
    page.getByRole('main').getByRole('link', { name: 'See what we can do for you' }).boundingBox(),
  ]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0));
});

test('NAV-01 every link and button that stands alone is at least 24 by 24 pixels', async ({ page }) => {
  for (const path of ['/', '/blog', POST.path, '/contact', '/resources', '/quiz/testquiz', '/add-post']) {
    await page.goto(path);
    const small = await page.locator('a[href], button, input, textarea').evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // A link in a sentence is as high as its line.
        .filter((target) => !target.closest('p, td, li:not(nav li), .visually-hidden, [class*="skipLink"]'))
        .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => width < 24 || height < 24)
        .map(({ target }) => target.getAttribute('aria-label') ?? target.textContent),
    );
    expect(small, path).toEqual([]);
  }
});
