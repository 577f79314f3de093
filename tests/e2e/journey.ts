import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import type { Purpose } from '../../src/consent/purposes.ts';

interface Journey {
  /**
   * What the visitor has allowed on an earlier visit; nothing, unless a test says otherwise. `unasked` is somebody who
   * comes for the first time.
   */
  readonly consent: readonly Purpose[] | 'unasked';
  /** What pages must log before the test ends: texts that a console error or warning contains. */
  readonly expectedLogs: string[];
  /** What they may log, or not. */
  readonly optionalLogs: string[];
  /** Requests that went to another machine; each is cut off and, unless a test empties this list, fails it. */
  readonly offMachine: string[];
}

const LOCAL_HOSTS = new Set(['127.0.0.1', 'localhost']);

/**
 * A test in a real browser. It fails when a page throws, logs an error that the test did not expect, does what the
 * security policy forbids, or asks another machine for anything.
 */
export const test = base.extend<Journey & { readonly watch: undefined }>({
  consent: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  expectedLogs: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  optionalLogs: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  offMachine: async ({}, use) => use([]),
  // A page is opened when the app has taken it over; what is possible before has journeys of its own (early.spec.ts).
  page: async ({ page }, use) => {
    openTakenOver(page);
    await use(page);
  },
  watch: [
    async ({ context, page, consent, expectedLogs, optionalLogs, offMachine }, use) => {
      if (consent !== 'unasked') await storeConsent(context, consent);
      const faults: string[] = [];
      await context.addInitScript(reportViolations);
      context.on('page', (opened) => listen(opened, faults));
      listen(page, faults);
      await cutOffOtherMachines(context, (url) => offMachine.push(url));
      await use(undefined);
      const known = [...expectedLogs, ...optionalLogs];
      const unexpected = faults.filter((fault) => !known.some((text) => fault.includes(text)));
      expect(unexpected, 'errors that a page threw or logged').toEqual([]);
      const missing = expectedLogs.filter((text) => !faults.some((fault) => fault.includes(text)));
      expect(missing.filter(isDemanded), 'errors that should have been logged').toEqual([]);
      expect(offMachine, 'requests to other machines').toEqual([]);
    },
    { auto: true },
  ],
});

/** Not what the browser itself says of a request that failed: whether it does depends on who had asked. */
function isDemanded(text: string): boolean {
  return !text.startsWith('ERR_') && text !== 'Failed to fetch';
}

/** Has every opening of a page wait until the app has taken it over. */
export function openTakenOver(page: Page): void {
  for (const open of ['goto', 'reload'] as const) {
    const asBefore = page[open].bind(page) as (...args: unknown[]) => Promise<Response | null>;
    page[open] = async (...args: unknown[]) => {
      const response = await asBefore(...args);
      await untilTakenOver(page);
      return response;
    };
  }
}

/** Opens a page without waiting for the app, until its heading is there. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), new URL(path, 'http://127.0.0.1:5000').href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a page and holds its scripts back; gives what lets them come. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const deliver = await holdBack(page, '**/assets/*.js');
  await openEarly(page, path);
  return deliver;
}

/** Holds back what the page asks for at some addresses, as a slow network does; gives what lets it come. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return deliver;
}

/** The page's heading. */
export function headingOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Denies the page the clipboard. */
export async function forbidCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
}

/** How far anything moved by itself since the page began, as Chromium measures it (Cumulative Layout Shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/** Answers every request to another machine with nothing, and tells its address. */
export async function cutOffOtherMachines(
  context: BrowserContext,
  tell: (url: string) => void = () => {},
): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith('http') && !LOCAL_HOSTS.has(url.hostname),
    (route) => {
      tell(route.request().url());
      return route.fulfill({ status: 204, body: '' });
    },
  );
}

/** Waits until the app has taken over the page that was rendered ahead; another site's page is not waited for. */
export async function untilTakenOver(page: Page): Promise<void> {
  // As a visitor who acts: the app is not waited for until the browser is idle.
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await page.waitForFunction(() => !('earlyActs' in window));
}

/** Leaves a choice in the browser, as the site itself keeps it. */
export async function storeConsent(context: BrowserContext, categories: readonly Purpose[]): Promise<void> {
  const now = new Date();
  const choice = {
    categories,
    revision: 1,
    data: { privacyControl: false },
    consentTimestamp: now.toISOString(),
    consentId: '3f2b8a52-3f7e-4a53-9a0d-5d9c1b7f2e11',
    services: {},
    languageCode: 'en',
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + 24 * 60 * 60 * 1000,
  };
  await context.addInitScript((stored) => {
    try {
      if (!localStorage.getItem('cookie-consent')) localStorage.setItem('cookie-consent', stored);
    } catch {
      // A test may deny storage.
    }
  }, JSON.stringify(choice));
}

/** Runs in the page: says what the security policy has forbidden, also where the browser itself says nothing. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Security policy violated: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
}

/** Scrolls a page until it stands where it was sent: one that has just come goes to its own top first. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    expect(await scrollPosition(page)).toBe(y);
  }).toPass();
}

/** Where the page is scrolled to, in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The site's events in the tag manager's data layer so far, without what is for the tag manager itself. */
export function dataLayer(page: Page): Promise<{ event: string }[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
    return dataLayer.filter(
      (entry): entry is { event: string } => entry.event !== undefined && !entry.event.startsWith('gtm.'),
    );
  });
}

export { expect };
