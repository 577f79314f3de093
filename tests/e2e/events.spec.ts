import type { BrowserContext, Page } from '@playwright/test';
import { dataLayer, expect, keepHeadline, storeConsent, test, untilHydrated } from './journey.ts';
import { POST } from './site-map.ts';
import { measurementOf } from './third-parties.ts';

test.use({ consent: 'unasked', permissions: ['clipboard-read', 'clipboard-write'] });

/** What a visitor does for events. Sending a message and fetching a file have their events in tests of components. */
const ACTS: readonly (readonly [
  path: string,
  act: (page: Page) => Promise<void>,
  events: readonly string[],
])[] = [
  [
    '/',
    (page) => page.locator('main a[data-event][href="/value-factory"]').first().click(),
    ['select_service_home'],
  ],
  [
    '/contact',
    (page) => page.getByRole('main').getByRole('button', { name: 'Book a Meeting' }).first().click(),
    ['meeting_opened'],
  ],
  [
    '/resources',
    async (page) => {
      await page.locator('main a[href^="/resources?file="]').first().click();
      const dialog = page.locator('#download-link:modal');
      await dialog.getByLabel(/mail/i).fill(`events-${Date.now()}@example.org`);
      await dialog.locator('button[type="submit"]').click();
    },
    ['resources_enter_email', 'download_link_requested'],
  ],
  [
    '/quiz/testquiz',
    async (page) => {
      for (let question = 1; question <= 5; question++) {
        await expect(page.getByText(`Question ${question} of 5`)).toBeVisible();
        await page.locator('main label:nth-of-type(2) > [type="radio"]').check();
        await page.locator('main form button[type="submit"]').click();
      }
      await page.getByText('Copy link to this result').click();
    },
    ['quiz_finished', 'quiz_result_shared'],
  ],
  [
    POST.path,
    (page) => page.getByRole('region', { name: 'Share this post' }).scrollIntoViewIfNeeded(),
    ['post_read'],
  ],
  ['/search?q=xyzxyzxyz', async () => {}, ['search_no_results']],
  [
    '/about',
    (page) =>
      page.evaluate(() => {
        // The other site cannot be reached here.
        addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
        document.querySelector<HTMLAnchorElement>('footer a[href*="linkedin"]')?.click();
      }),
    ['outbound_link'],
  ],
];

const VISITORS: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  granted: (context) => storeConsent(context, ['measurement']),
  denied: (context) => storeConsent(context, []),
  'Global Privacy Control': (context) =>
    context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    ),
};

test('LEAD-01 LIVE-02 each act pushes its event once, and only a consent has the tag manager read it', async ({
  browser,
}) => {
  const table = new Map<string, string[]>();
  for (const [visitor, prepare] of Object.entries(VISITORS)) {
    const context = await browser.newContext();
    await prepare(context);
    const page = await context.newPage();
    await keepHeadline(page);
    const isGranted = visitor === 'granted';
    for (const [path, act, events] of ACTS) {
      await page.goto(path);
      await untilHydrated(page);
      await act(page);
      const pushed = async () =>
        (await dataLayer(page)).map(({ event }) => event).filter((name) => name !== 'gtm.js');
      await expect.poll(pushed, path).toEqual(events);
      const consent = async () =>
        (await measurementOf(page)).filter((entry) => Array.isArray(entry) || entry === 'gtm.js');
      await expect
        .poll(consent)
        .toEqual(
          isGranted ? [['default', 'denied'], ['update', 'granted'], 'gtm.js'] : [['default', 'denied']],
        );
      for (const event of events)
        table.set(event, [
          ...(table.get(event) ?? []),
          isGranted ? 'pushed, read by the tag manager' : 'pushed, read by nothing',
        ]);
    }
    await context.close();
  }
  const rows = [
    ['event', ...Object.keys(VISITORS)],
    ...[...table].map(([event, cells]) => [event, ...cells]),
  ];
  console.info(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
});
