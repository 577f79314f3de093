import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readMailbox } from '../mailbox.ts';
import { expect, headingOf, test } from './journey.ts';
import { tabTo, tabToName } from './keys.ts';

// The test never clicks, focuses or fills in anything: every step is a key press, as for a visitor without a mouse.

const id = () => randomUUID().slice(0, 8);

/** Returns to the bar, opens one of its menus and chooses the entry that is this many arrow keys away. */
async function chooseFromMenu(page: Page, menu: string, arrows: number): Promise<void> {
  await tabToName(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  for (let pressed = 0; pressed < arrows; pressed += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Waits for the page that a key has opened, whose heading has the focus. */
async function expectPage(page: Page, words: string | RegExp): Promise<void> {
  await expect(headingOf(page)).toHaveText(words);
  await expect(headingOf(page)).toBeFocused();
}

async function skipMenuAndChooseLayer(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Mineral wool' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Concrete' })).toBeFocused();
  await expect(page.getByText('Precast concrete wall, 200 mm')).toBeVisible();
}

async function moveCarousel(page: Page): Promise<void> {
  const carousel = page.getByRole('region', { name: 'Latest posts' });
  await tabToName(page, 'View all posts');
  const shown = carousel.getByText(/^\d+–\d+ \/ 10$/);
  await expect(shown).toBeVisible();
  await tabToName(page, 'Pause the slides');
  await page.keyboard.press('Space');
  await expect(carousel.getByRole('button', { name: 'Play the slides' })).toBeFocused();
  await tabToName(page, 'Next post');
  const before = (await shown.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(shown).not.toHaveText(before);
}

async function readService(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Services', 2);
  await expectPage(page, 'BIM Depot Factory');
  await tabToName(page, /^Passport Factory/);
  await page.keyboard.press('Enter');
  await expectPage(page, 'Passport Factory');
}

async function findPost(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Learn', 1);
  await expectPage(page, 'Latest news');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search posts' }));
  await page.keyboard.type('zeppelin');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('frame rebate');
  await expect(page).toHaveURL(/search=frame\+rebate/);
  await expect(page.getByText('“frame rebate”, 1 post')).toBeVisible();
  await tabToName(page, /^Continue reading/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expectPage(page, /QR code/);
}

async function writeMessage(page: Page): Promise<void> {
  const subject = `Keys ${id()}`;
  await tabToName(page, 'Contact', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, 'Tell us what you make');
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Zoë O’Neill');
  await page.keyboard.press('Tab');
  await page.keyboard.type('zoe@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type(subject);
  await page.keyboard.press('Tab');
  await page.keyboard.type('We make mineral wool boards and have a question.');
  await expect(page.getByText('48 / 500 characters')).toBeVisible();
  await tabToName(page, 'Load the spam check');
  await page.keyboard.press('Enter');
  const robotBox = page.getByRole('checkbox', { name: 'I am not a robot' });
  await expect(robotBox).toBeVisible();
  await tabTo(page, robotBox);
  await page.keyboard.press('Space');
  await tabToName(page, 'Send message');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Success' });
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect
    .poll(async () => (await readMailbox()).some((mail) => mail.subject.includes(subject)))
    .toBe(true);
}

async function takeQuiz(page: Page): Promise<void> {
  await tabToName(page, 'Take the readiness quiz');
  await page.keyboard.press('Enter');
  await expectPage(page, 'Readiness quiz: achieving product transparency');
  const question = page.getByRole('radiogroup').getByRole('heading');
  // The arrow keys choose within the group; every press moves one option further.
  for (const [index, arrows] of [1, 2, 3, 2, 3].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible();
    if (index > 0) {
      await expect(question).toBeFocused();
      await expect(question).toBeInViewport({ ratio: 1 });
    }
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    for (let pressed = 0; pressed < arrows; pressed += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(arrows)).toBeChecked();
    await tabToName(page, index < 4 ? 'Next' : 'Finish Assessment');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Your result 11 / 15 points, 73%' })).toBeFocused();
  await expect(page.getByText('Good foundation (improvement needed)')).toBeVisible();
  await tabToName(page, 'Copy link to this result');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
}

async function askForPdf(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Learn', 2);
  await expectPage(page, 'Resources');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabToName(page, /^Get the PDF/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get the download link' });
  await expect(dialog.getByLabel('Your email address')).toBeFocused();
  await page.keyboard.type(`keys-${id()}@example.org`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Email Sent Successfully' })).toBeFocused();
  await tabToName(page, 'Done');
  await page.keyboard.press('Space');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Get the PDF/ }).first()).toBeFocused();
}

async function lookAtCalendar(page: Page): Promise<void> {
  await tabToName(page, 'Book a Meeting', 'Shift+Tab');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Book a Meeting' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('link', { name: 'hello@datumandbeam.example' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await tabToName(page, 'Load the calendar');
  await page.keyboard.press('Enter');
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' })).toBeFocused();
}

async function changeCookies(page: Page): Promise<void> {
  await tabToName(page, 'Cookie settings');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(dialog).toBeVisible();
  const videos = dialog.getByRole('checkbox', { name: 'Videos' });
  await tabTo(page, videos);
  await page.keyboard.press('Space');
  await expect(videos).toBeChecked();
  await tabToName(page, 'Save choice');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
}

test('NAV-01 NAV-07 NAV-09 HOME-01 HOME-08 BLOG-03 CONT-07 CONT-08 QUIZ-02 QUIZ-03 QUIZ-07 RES-05 MKT-02 a visitor without a mouse goes through the whole site: layer, carousel, menus, post, message, quiz, PDF, meeting, cookies', async ({
  page,
  context,
}) => {
  // About four hundred key presses.
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await skipMenuAndChooseLayer(page);
  await moveCarousel(page);
  await readService(page);
  await findPost(page);
  await writeMessage(page);
  await takeQuiz(page);
  await askForPdf(page);
  await lookAtCalendar(page);
  await changeCookies(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('NAV-08 the full-screen menu traps the focus, closes by Escape, and leads to a page by keyboard alone', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await tabToName(page, 'Open the menu');
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      // Neither the page behind nor the browser's own controls are part of the cycle.
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
    await page.keyboard.press('Space');
    await tabToName(page, /^Careers/);
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/career');
    await expect(headingOf(page)).toBeFocused();
  });
});
