import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, forbidCopying, headingOf, holdBack, scrollTo, test } from './journey.ts';
import { LIST_CALL, openFromList, POST_CALL, respondWithPost } from './post-response.ts';
import { POST } from './site-map.ts';
import { openForm, richText, save, signIn } from './staff/writing.ts';
import { banner } from './third-parties.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

/** Answers every question of a quiz with the option at this position. */
async function finishQuiz(page: Page, option: number): Promise<void> {
  for (let question = 0; question < 5; question += 1) {
    await page.getByRole('radio').nth(option).check();
    await page.getByRole('button', { name: /^(?:Next|Finish Assessment)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: /^Your result/ })).toBeVisible();
}

/** Sets the text spacing that WCAG 1.4.12 specifies; a style element would need an exception from the policy. */
function spaceOutText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

// Every screen is checked in every-page.spec.ts, at desktop width; here are the states that need an action.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('NAV-08 axe finds nothing in the open menu and in the skip link', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await expectAccessible(page, 'skip link');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, 'full-screen menu');
  });

  test('NAV-09 axe finds nothing in the booking dialog, before and after the calendar is loaded', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('main').getByRole('button', { name: 'Book a Meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a Meeting' });
    await expectAccessible(page, 'before consent', 'dialog:modal');
    await dialog.getByText('Load the calendar').click();
    await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'loaded', 'dialog:modal');
  });

  test('HOME-01 HOME-08 axe finds nothing on the home page with another layer and a moved carousel', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Concrete' }).check();
    await page.getByRole('link', { name: 'View all posts' }).focus();
    await page.getByRole('button', { name: 'Next post' }).click();
    await expectAccessible(page);
    // The only difference between the layers is the card beside the drawing.
    for (const layer of ['Plaster', 'Cavity', 'Panel']) {
      await page.getByRole('radio', { name: layer }).check();
      await expectAccessible(page, layer, 'main > section:first-of-type');
    }
  });

  test('BLOG-03 BLOG-06 POST-01 axe finds nothing in the states of list and post', async ({
    page,
    expectedLogs,
    toleratedLogs,
  }) => {
    toleratedLogs.push('ERR_FAILED');
    expectedLogs.push('could not be read');
    for (const query of ['?search=passport&category=Regulation', '?search=nothingness', '?page=3']) {
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
    await respondWithPost(page, {});
    await openFromList(page);
    await expect(headingOf(page)).toHaveText('Bare');
    await expectAccessible(page, 'post without date');
  });

  test('SERV-06 POST-04 axe finds nothing beside a playing video and a link to copy by hand', async ({
    page,
    offMachine,
  }) => {
    await forbidCopying(page);
    await page.goto('/value-factory');
    await page.getByRole('link', { name: /play the video/ }).click();
    await expect(page.locator('iframe')).toBeFocused();
    await expectAccessible(page, 'video');
    offMachine.length = 0;
    await page.goto(POST.path);
    await page.getByText('Copy the link').click();
    await expect(page.getByLabel('Copy this link')).toBeVisible();
    await expectAccessible(page, 'by hand');
  });

  test('ROUTE-02 SERV-07 DOC-01 JOB-02 QUIZ-04 axe finds nothing on the not-found screens', async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push('404');
    for (const path of ['/no-such-factory', '/blog/gone', '/document/docs_pdf/none.pdf']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(/not found|does not exist/);
      await expectAccessible(page, path);
    }
    // The same screen as an unknown service, with other text.
    for (const path of ['/nothing-here/at-all', '/career/no-such-job', '/quiz/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(/not found|does not exist/);
      await expectAccessible(page, path, 'main');
    }
  });

  test('QUIZ-03 QUIZ-06 axe finds nothing in any level of a result, and in a shared one', async ({
    page,
  }) => {
    await forbidCopying(page);
    await page.goto('/quiz/testquiz');
    await page.getByRole('radio').first().check();
    await expectAccessible(page, 'question');
    for (const option of [0, 1, 3]) {
      await finishQuiz(page, option);
      await expectAccessible(page, `every answer is number ${option + 1}`, 'main');
      await page.getByRole('button', { name: 'Start again' }).click();
    }
    await finishQuiz(page, 2);
    await page.getByText('Copy link to this result').click();
    await expect(page.getByLabel(/Copy it from here/)).toBeVisible();
    await expectAccessible(page, 'link to copy');
    for (const answers of ['0-1-2-1-0', '9-9']) {
      await page.goto('/contact');
      await page.goto(`/quiz/testquiz#answers=${answers}`);
      await expectAccessible(page, answers, 'main');
    }
  });

  test('CONT-06 CONT-08 CONT-09 axe finds nothing in the contact form with errors, corrected, pending, failed and sent', async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push('status of 500', 'Server response error');
    const response = Promise.withResolvers<void>();
    let attempts = 0;
    await page.route('**/api/contact', async (route) => {
      attempts += 1;
      await response.promise;
      await route.fulfill(attempts === 1 ? { status: 500, body: 'Oops' } : { json: { success: true } });
    });
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    const robotBox = page.getByRole('checkbox', { name: 'I am not a robot' });
    await send.click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expectAccessible(page, 'errors');
    await page.getByLabel('Name').fill('Zoë O’Neill');
    await page.getByLabel('Email').fill('zoe@example.org');
    await page.getByLabel('Subject').fill('Passport');
    await page.getByLabel('Message').fill('We make mineral wool boards.');
    await page.getByText('Load the spam check').click();
    await robotBox.check();
    await expect(page.getByText('Ready to send')).toBeVisible();
    await expectAccessible(page, 'put right');
    await send.click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectAccessible(page, 'on its way');
    response.resolve();
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    await expectAccessible(page, 'failed', 'dialog:modal');
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await robotBox.check();
    await send.click();
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await expectAccessible(page, 'sent', 'dialog:modal');
  });

  test('RES-01 RES-02 RES-03 RES-05 axe finds nothing in the other states of the resources', async ({
    page,
  }) => {
    await page.goto('/resources?file=nothing.pdf');
    await expect(
      page.getByText('That document is no longer available. Here is our current list.'),
    ).toBeVisible();
    await page.locator('article summary').first().click();
    await expectAccessible(page, 'unknown file, long title');
    const search = page.getByPlaceholder('Search resources...');
    await search.fill('nothing is called so');
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible();
    await expectAccessible(page, 'nothing found');
    await search.fill('');
    await holdBack(page, '**/api/download-link');
    await page
      .getByRole('link', { name: /^Get the PDF/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText('Please enter your email.')).toBeVisible();
    await expectAccessible(page, 'empty address', 'dialog:modal');
    await page.getByLabel('Your email address').fill('zoe@example.org');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectAccessible(page, 'link on its way', 'dialog:modal');
    await page.goto('/about');
    await holdBack(page, '**/api/resources');
    await footer(page).getByRole('link', { name: 'Resources' }).click();
    await expect(page.locator('[data-loading]')).toBeVisible();
    await expectAccessible(page, 'loading');
  });

  test('ADD-06 ADD-07 axe finds nothing in the dialogs and views of the editor', async ({ page }) => {
    await openForm(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.locator('dialog:modal');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await expectAccessible(page, 'sign-in with errors', 'dialog:modal');
    await page.keyboard.press('Escape');
    await signIn(page);
    await page.getByLabel('Title').fill(POST.title);
    await richText(page).fill('Words that are not saved');
    await expect(page.getByRole('heading', { name: 'All posts' })).toBeAttached();
    await expectAccessible(page, 'written, with its preview and the list of posts');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
    await expectAccessible(page, 'adding a picture', 'dialog:modal');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await dialog.getByRole('button', { name: 'Apply link' }).click();
    await expectAccessible(page, 'no link', 'dialog:modal');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await page.getByLabel('Content').fill('<p>A <video></video></p>');
    await expectAccessible(page, 'HTML', 'main');
    await page.getByRole('button', { name: 'Rich text', exact: true }).click();
    await page
      .getByRole('button', { name: /^Delete:/ })
      .first()
      .click();
    await expectAccessible(page, 'about to delete', 'dialog:modal');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await page.getByLabel('Title').fill('');
    await save(page);
    await expect(page.getByText('Title is required')).toBeVisible();
    await expectAccessible(page, 'errors', 'main');
  });
});

test('NAV-07 axe finds nothing in the open dropdowns, upon the page and in the white bar', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  for (const [top, name] of [
    [0, 'Services'],
    [600, 'Learn'],
  ] as const) {
    await scrollTo(page, top);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('ul:popover-open')).toHaveCount(1);
    await expectAccessible(page, `${name}, scrolled to ${top}`);
  }
});

/** Presses Tab through a page and returns what the banner covers completely while it has the focus (WCAG 2.4.11). */
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

test.describe('with the consent banner open', () => {
  test.use({ consent: 'unasked' });

  for (const [width, height] of [
    [390, 664],
    [1280, 800],
    [640, 360],
  ] as const) {
    test(`MKT-02 the banner covers nothing that has the focus at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/career');
      await expect(banner(page)).toBeVisible();
      expect(await coveredStops(page, banner(page), 45)).toEqual([]);
    });
  }

  for (const path of ['/contact', '/download']) {
    test(`MKT-02 the question stands below the one act of ${path}, not over it`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      const [question, main] = await Promise.all([
        banner(page).boundingBox(),
        page.getByRole('main').boundingBox(),
      ]);
      expect(question?.y ?? 0).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    });
  }

  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [1440, 900],
  ] as const) {
    test(`MKT-02 the question takes less than a third of ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const box = await banner(page).boundingBox();
      expect(box?.height ?? height).toBeLessThan(height / 3);
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

test('every link and button that stands alone is at least 24 by 24 pixels', async ({ page }) => {
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
