import type { BrowserContext, Page } from '@playwright/test';
import { EVENTS, problemsOf } from '../../src/domain/measurement/events.ts';
import { dataLayer, expect, mailTo, storeConsent, test, waitForHydration } from './journey.ts';
import { POST } from './site-map.ts';
import { measurementOf } from './third-parties.ts';

test.use({ consent: 'unasked', permissions: ['clipboard-read', 'clipboard-write'] });

interface Visit {
  /** Opens a page, and does everything on it that pushes an event. */
  readonly act: (page: Page, email: string) => Promise<unknown>;
  readonly events: readonly (keyof typeof EVENTS)[];
}

/** One way through the site, on which every event of the catalogue is pushed once. */
const JOURNEY: readonly Visit[] = [
  {
    events: ['ab_test_view', 'select_service_home'],
    act: async (page) => {
      await page.goto('/');
      await page.locator('main a[data-event][href="/value-factory"]').first().click();
    },
  },
  {
    events: ['contact_message_sent'],
    act: async (page, email) => {
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Zoë');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Subject').fill('Passports');
      await page.getByLabel('Message').fill('We make mineral wool boards.');
      await page.locator('summary', { hasText: 'Load the spam check' }).click();
      await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
      await page.getByRole('button', { name: 'Send message' }).click();
    },
  },
  {
    events: ['resources_enter_email', 'download_link_requested'],
    act: async (page, email) => {
      await page.goto('/resources');
      await page.locator('main a[href^="/resources?file="]').first().click();
      const dialog = page.locator('#download-link:modal');
      await dialog.getByLabel(/mail/i).fill(email);
      await dialog.locator('button[type="submit"]').click();
    },
  },
  {
    events: ['custom_file_download'],
    act: async (page, email) => {
      const { text } = await mailTo(email);
      await page.goto(/\S+\/download\?token=\S+/.exec(text)?.[0] ?? '');
      await page.getByRole('link', { name: 'Download File' }).click();
    },
  },
  {
    events: ['quiz_finished', 'quiz_result_shared'],
    act: async (page) => {
      await page.goto('/quiz/testquiz');
      for (let question = 1; question <= 5; question++) {
        await expect(page.getByText(`Question ${question} of 5`)).toBeVisible();
        await page.locator('main label:nth-of-type(2) > [type="radio"]').check();
        await page.locator('main form button[type="submit"]').click();
      }
      await page.getByText('Copy link to this result').click();
    },
  },
  {
    events: ['post_read'],
    act: async (page) => {
      await page.goto(`${POST.path}?events`);
      await page.getByRole('region', { name: 'Share this post' }).scrollIntoViewIfNeeded();
      const overlay = page.getByRole('complementary', { name: 'Events' });
      await expect(overlay.getByText(/^post_read .* valid$/)).toBeVisible();
    },
  },
  { events: ['search_no_results'], act: (page) => page.goto('/search?q=xyzxyzxyz') },
  {
    events: ['outbound_link', 'meeting_opened'],
    act: async (page) => {
      await page.goto('/about');
      await page.evaluate(() => {
        // Stays on the page, since the test cannot reach the other site.
        addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
        document.querySelector<HTMLAnchorElement>('footer a[href*="linkedin"]')?.click();
      });
      await page.getByRole('main').getByRole('button', { name: 'Book a Meeting' }).first().click();
    },
  },
];

/** Visitors who refuse measurement do not take part in the headline test. */
const ONLY_WITH_CONSENT = ['ab_test_view'];

const VISITORS: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  granted: (context) => storeConsent(context, ['measurement']),
  denied: (context) => storeConsent(context, []),
  'Global Privacy Control': (context) =>
    context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    ),
};

test('LEAD-01 LIVE-02 a journey pushes each event of the catalogue once, and the tag manager reads them only with consent', async ({
  browser,
}) => {
  // Three visitors, one after the other, go through the whole site.
  test.setTimeout(300_000);
  const table = new Map(Object.keys(EVENTS).map((event) => [event, [] as string[]]));
  for (const [visitor, prepare] of Object.entries(VISITORS)) {
    const context = await browser.newContext();
    await prepare(context);
    const page = await context.newPage();
    waitForHydration(page);
    const isGranted = visitor === 'granted';
    const email = `events-${crypto.randomUUID()}@example.org`;
    const pushed: string[] = [];
    for (const { act, events } of JOURNEY) {
      await act(page, email);
      const expected = events.filter((event) => isGranted || !ONLY_WITH_CONSENT.includes(event));
      const names = async () => (await dataLayer(page)).map(({ event }) => event).toSorted();
      await expect.poll(names).toEqual(expected.toSorted());
      // Commands that set the consent are arrays; `gtm.js` is the event with which the tag manager starts.
      const consentAndStart = async () =>
        (await measurementOf(page)).filter((entry) => Array.isArray(entry) || entry === 'gtm.js');
      await expect
        .poll(consentAndStart)
        .toEqual(
          isGranted ? [['default', 'denied'], ['update', 'granted'], 'gtm.js'] : [['default', 'denied']],
        );
      expect((await dataLayer(page)).flatMap(problemsOf)).toEqual([]);
      pushed.push(...(await names()));
    }
    const cellOf = (event: string) =>
      pushed.includes(event) ? `pushed, read by ${isGranted ? 'the tag manager' : 'nothing'}` : 'not pushed';
    for (const [event, cells] of table) cells.push(cellOf(event));
    expect(Object.keys(EVENTS).filter((event) => !pushed.includes(event))).toEqual(
      isGranted ? [] : ONLY_WITH_CONSENT,
    );
    await context.close();
  }
  // Logs what became of each event, as a table in Markdown.
  const header = ['event', ...Object.keys(VISITORS)];
  const rows = [...table].map(([event, cells]) => [event, ...cells]);
  console.info([header, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
});
