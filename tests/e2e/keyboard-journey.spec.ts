import type { Browser, Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { readMailbox } from '../mailbox.ts';
import { expect, headingOf, test } from './journey.ts';
import { tabTo, tabToName } from './keys.ts';

// These tests never click, focus or fill in anything: every step is a key press, as for a visitor without a mouse.

/** Presses Tab, or Shift and Tab, until the control with this name has the focus, and then Enter. */
async function press(page: Page, name: string | RegExp, key?: 'Shift+Tab'): Promise<void> {
  await tabToName(page, name, key);
  await page.keyboard.press('Enter');
}

/** Returns to the bar, opens one of its menus and chooses the entry that is this many arrow keys away. */
async function chooseFromMenu(page: Page, menu: string, arrows: number): Promise<void> {
  await press(page, menu, 'Shift+Tab');
  for (let pressed = 0; pressed < arrows; pressed += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Waits until a key press has opened the page, and its heading has the focus. */
async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(headingOf(page)).toHaveText(heading);
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
  const range = carousel.getByText(/^\d+–\d+ \/ 10$/);
  await expect(range).toBeVisible();
  await tabToName(page, 'Pause the slides');
  await page.keyboard.press('Space');
  await expect(carousel.getByRole('button', { name: 'Play the slides' })).toBeFocused();
  await tabToName(page, 'Next post');
  const before = (await range.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(range).not.toHaveText(before);
}

async function readService(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Services', 2);
  await expectPage(page, 'BIM Depot Factory');
  await press(page, /^Passport Factory/);
  await expectPage(page, 'Passport Factory');
}

async function findPost(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Learn', 1);
  await expectPage(page, 'Latest news');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search posts' }));
  await page.keyboard.type('frame rebate');
  await expect(page).toHaveURL(/search=frame\+rebate/);
  await expect(page.getByText('“frame rebate”, 1 post')).toBeVisible();
  await press(page, /^Continue reading/);
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expectPage(page, /QR code/);
}

async function writeMessage(page: Page): Promise<void> {
  const email = `zoe-${crypto.randomUUID()}@example.org`;
  await press(page, 'Contact', 'Shift+Tab');
  await expectPage(page, 'Tell us what you make');
  await tabTo(page, page.getByLabel('Name'));
  for (const text of ['Zoë O’Neill', email, 'A question by keys', 'We make mineral wool boards.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('28 / 500 characters')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  const loadCaptcha = page.locator('summary', { hasText: 'Load the spam check' });
  await expect(loadCaptcha).toHaveAccessibleDescription(/Google receives your IP address/);
  await press(page, 'Load the spam check');
  const robotBox = page.getByRole('checkbox', { name: 'I am not a robot' });
  await expect(robotBox).toBeVisible();
  await tabTo(page, robotBox);
  await page.keyboard.press('Space');
  await press(page, 'Send message');
  const dialog = page.getByRole('dialog', { name: 'Success' });
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  const delivered = async () => (await readMailbox()).filter(({ replyTo }) => replyTo?.address === email);
  await expect
    .poll(delivered)
    .toEqual([expect.objectContaining({ text: expect.stringContaining('We make mineral wool boards.') })]);
}

async function takeQuiz(page: Page, browser: Browser): Promise<void> {
  await press(page, 'Take the readiness quiz');
  await expectPage(page, 'Readiness quiz: achieving product transparency');
  const question = page.getByRole('radiogroup').getByRole('heading');
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
    if (number > 1) {
      await expect(question).toBeFocused();
      await expect(question).toBeInViewport({ ratio: 1 });
    }
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await press(page, number < 5 ? 'Next' : 'Finish Assessment');
  }
  await expect(page.getByRole('heading', { name: /^Your result \d+ \/ 15 points/ })).toBeFocused();
  await press(page, 'Copy link to this result');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
  const shared = await browser.newPage();
  await shared.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(shared.getByRole('heading', { name: /^A shared result \d+ \/ 15 points/ })).toBeVisible();
  await shared.close();
}

async function lookAtCalendar(page: Page): Promise<void> {
  await press(page, 'Book a Meeting', 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: 'Book a Meeting' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('link', { name: /open the calendar in a new tab/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  // The dialog fills the window. In CSS layout pixels: boundingBox() also includes a transform that is still animating.
  const size = await dialog.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
  expect(size).toEqual([1440, 900]);
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('link', { name: site.email })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await press(page, 'Load the calendar');
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText('Book a Meeting');
}

test('NAV-01 NAV-07 NAV-09 HOME-01 HOME-08 BLOG-03 CONT-07 CONT-08 CONT-12 QUIZ-02 QUIZ-03 QUIZ-06 QUIZ-07 MKT-02 a visitor without a mouse goes through the whole site: layer, carousel, menus, post, message, quiz, meeting', async ({
  page,
  context,
  browser,
}) => {
  // The test presses about three hundred keys.
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await skipMenuAndChooseLayer(page);
  await moveCarousel(page);
  await readService(page);
  await findPost(page);
  await writeMessage(page);
  await takeQuiz(page, browser);
  await lookAtCalendar(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('NAV-08 the full-screen menu traps the focus, closes by Escape, and leads to a page by keyboard alone', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await press(page, 'Open the menu');
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
    await press(page, /^Careers/);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/career');
    await expect(headingOf(page)).toBeFocused();
  });
});
