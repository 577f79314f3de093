import type { Page } from '@playwright/test';
import { eventsNamed, expect, headingOf } from './journey.ts';

type Input = 'mouse' | 'touch' | 'keyboard';

/** Something that a visitor can do as soon as the page is painted. */
export interface Act {
  readonly path: string;
  /** The previous page, if the act needs one. */
  readonly from?: string;
  /** Whether the act needs a small screen: only there does the header have a button for the menu. */
  readonly isMobile?: boolean;
  /** Performs the act without waiting: its target is painted already. */
  readonly act: (page: Page, input: Input) => Promise<void>;
  /** Checks the effect, waiting for it. */
  readonly effect: (page: Page) => Promise<void>;
}

/** Presses the first visible match without waiting: it is painted already. */
async function press(page: Page, selector: string, input: Input): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  if (input === 'keyboard') {
    await target.focus();
    await page.keyboard.press(selector.includes('[type="radio"]') ? 'Space' : 'Enter');
    return;
  }
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not painted`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (input === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Types into a field that is painted already. */
async function type(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).focus();
  await page.keyboard.type(text);
}

const CONTACT = { name: 'Zoë Nowak', email: 'zoe@example.org' };
const SERVICE = 'a[data-event][href="/value-factory"]';

/** Acts by what a visitor does, as it stands in the titles of tests. */
export const ACTS: Record<string, Act> = {
  'follows a link of the menu': {
    path: '/about',
    isMobile: true,
    act: async (page, input) => {
      await press(page, 'header button[commandfor="menu"]', input);
      await press(page, '#menu a[href="/career"]', input);
    },
    effect: async (page) => {
      await expect(page).toHaveURL('/career');
      await expect(headingOf(page)).toHaveText('Work on construction product data');
      await expect(page.locator('dialog:modal')).toHaveCount(0);
    },
  },
  'opens a dropdown': {
    path: '/about',
    act: (page, input) => press(page, 'header button[popovertarget]', input),
    effect: (page) =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Value Factory' })).toBeVisible(),
  },
  'presses a service card': {
    path: '/',
    act: (page, input) => press(page, SERVICE, input),
    effect: async (page) => {
      await expect(page).toHaveURL('/value-factory');
      await expect(headingOf(page)).toHaveText('Value Factory');
      await expect
        .poll(() => eventsNamed(page, 'select_service_home'))
        .toEqual([{ event: 'select_service_home', service_name: 'Value Factory' }]);
    },
  },
  'presses "Get the PDF"': {
    path: '/resources',
    act: (page, input) => press(page, 'article a[href^="/resources?file="]', input),
    effect: async (page) => {
      const dialog = page.locator('#download-link:modal');
      await expect(dialog).toHaveCount(1);
      await expect(dialog.getByLabel(/mail/i)).toBeFocused();
    },
  },
  'presses "Book a Meeting"': {
    path: '/contact',
    act: (page, input) => press(page, 'main button[commandfor="booking"]', input),
    effect: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Book a Meeting' })).toHaveCount(1);
      expect(await eventsNamed(page, 'meeting_opened')).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog:modal')).toHaveCount(0);
    },
  },
  'answers a question of a quiz and goes on': {
    path: '/quiz/achievingProductTransparency',
    act: async (page, input) => {
      await press(page, 'label:nth-of-type(2) > [type="radio"]', input);
      await press(page, 'main form button[type="submit"]', input);
    },
    effect: async (page) => {
      await expect(page.getByText('Question 2 of 5')).toBeVisible();
      await expect(page.getByText('20% answered')).toBeVisible();
    },
  },
  'types into the search of the blog': {
    path: '/blog',
    act: (page) => type(page, '#blog-search', 'epd'),
    effect: async (page) => {
      await expect(page).toHaveURL('/blog?search=epd');
      await expect(page.getByLabel('Search posts')).toHaveValue('epd');
      await expect(page.getByRole('article')).not.toHaveCount(0);
    },
  },
  'presses the search in the header': {
    path: '/quizzes',
    act: (page, input) => press(page, 'header a[aria-keyshortcuts]', input),
    effect: (page) => expect(page.locator('#dialog-search:focus, #site-search:focus')).toBeVisible(),
  },
  'switches to dark mode': {
    path: '/glossary',
    act: (page, input) => press(page, 'footer [type="radio"][value="dark"]', input),
    effect: async (page) => {
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    },
  },
  'types into the contact form': {
    path: '/contact',
    act: async (page) => {
      await type(page, '[name="name"]', CONTACT.name);
      await type(page, '[name="email"]', CONTACT.email);
      await type(page, '[name="message"]', 'We make façade panels.');
    },
    effect: async (page) => {
      await expect(page.getByLabel('Name')).toHaveValue(CONTACT.name);
      await expect(page.getByLabel('mail').first()).toHaveValue(CONTACT.email);
      await expect(page.getByText('22 / 500 characters')).toBeVisible();
      // The form's validation knows the value of the field, too.
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Subject is required')).toBeVisible();
      await expect(page.getByText('Name is required')).toHaveCount(0);
    },
  },
  'accepts in the consent banner': {
    path: '/about',
    act: (page, input) => press(page, '#consent-banner button[value="accept"]', input),
    effect: async (page) => {
      await expect(page.locator('#consent-banner')).toBeHidden();
      await expect(page.locator('script[src*="/gtm.js"]')).toHaveCount(1);
      const stored = () => page.evaluate(() => localStorage.getItem('cookie-consent'));
      await expect.poll(stored).toContain('"measurement"');
    },
  },
  'goes back': {
    path: '/career',
    from: '/about',
    act: async (page) => {
      // The timeout lets this evaluation return before the document is replaced.
      await page.evaluate(() => void setTimeout(() => history.back()));
    },
    effect: async (page) => {
      await expect(page).toHaveURL('/about');
      await expect(headingOf(page)).toHaveText('Consultants for construction product data');
    },
  },
};
