import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import type { Purpose } from '../../src/consent/purposes.ts';
import { type DeliveredMail, readMailbox } from '../mailbox.ts';
import { ORIGIN, REMOTE_CONFIG } from '../origins.ts';

interface Journey {
  /** What the visitor has allowed on an earlier visit; by default nothing. `unasked` is a visitor who comes for the first time. */
  readonly consent: readonly Purpose[] | 'unasked';
  /** Expected logs: texts, each of which some console error or warning must contain. */
  readonly expectedLogs: string[];
  /** Tolerated logs: texts of errors that the browser may report or not, such as those of requests that it cancels. */
  readonly toleratedLogs: string[];
  /** Requests to other machines. They fail, since the browser resolves only local names; a test that leaves one here fails too. */
  readonly externalRequests: string[];
}

const LOCAL_HOSTS = new Set(['127.0.0.1', 'localhost']);

/**
 * A test in a real browser. It fails if a page throws, logs an error that the test did not expect, violates the
 * security policy, or makes a request to another machine.
 */
export const test = base.extend<Journey & { readonly watch: undefined }>({
  consent: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  expectedLogs: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  toleratedLogs: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  externalRequests: async ({}, use) => use([]),
  // A page counts as open when it is hydrated; what works before that has its own journeys (early-presses.spec.ts).
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydration(page);
    await use(page);
  },
  watch: [
    async ({ context, page, consent, expectedLogs, toleratedLogs, externalRequests }, use) => {
      if (consent !== 'unasked') await storeConsent(context, consent);
      const faults = await watch(context, externalRequests);
      listen(page, faults);
      await use(undefined);
      const allowed = [...expectedLogs, ...toleratedLogs];
      const unexpected = faults.filter((fault) => !allowed.some((text) => fault.includes(text)));
      expect(unexpected, 'errors that a page threw or logged').toEqual([]);
      const missing = expectedLogs.filter((text) => !faults.some((fault) => fault.includes(text)));
      expect(missing, 'errors that should have been logged').toEqual([]);
      expect(externalRequests, 'requests to other machines').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Watches the pages that are opened from here on: adds their requests to other machines to `externalRequests`, and returns
 * a list to which their errors, warnings and violations of the security policy are added as they occur.
 */
export async function watch(context: BrowserContext, externalRequests: string[]): Promise<string[]> {
  const faults: string[] = [];
  await context.addInitScript(reportViolations);
  context.on('page', (opened) => listen(opened, faults));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !LOCAL_HOSTS.has(hostname)) externalRequests.push(request.url());
  });
  return faults;
}

/** Makes `page.goto` and `page.reload` wait until the page is hydrated. */
export function waitForHydration(page: Page): void {
  for (const open of ['goto', 'reload'] as const) {
    const original = page[open].bind(page) as (...args: unknown[]) => Promise<Response | null>;
    page[open] = async (...args: unknown[]) => {
      const response = await original(...args);
      await untilHydrated(page);
      return response;
    };
  }
}

/** Opens a page and waits only for its first paint. */
export async function openUntilPainted(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The old document has this mark, the new one does not.
    (window as { isLeft?: boolean }).isLeft = true;
    location.assign(to);
  }, new URL(path, ORIGIN).href);
  await page.waitForFunction(
    () => !('isLeft' in window) && performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

/** Opens a page and delays its scripts. Returns the function that releases them. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/*.js');
  await openUntilPainted(page, path);
  return release;
}

/** Delays requests to some URLs, as a slow network does; returns the function that releases them. */
export async function holdBack(page: Page, urls: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes Remote Config return nothing new, so that the headline does not change: on a first visit it is A. */
export async function keepHeadline(page: Page): Promise<void> {
  await page.route(`${REMOTE_CONFIG}/**/namespaces/**`, (route) => route.fulfill({ status: 304 }));
}

export function headingOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** The layout shifts of the page so far: the score, the old and the new place, and the HTML of each element that moved. */
export function layoutShiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    // Shifts are known after painting; the observer is called in a task after that.
    await painted();
    observer.observe({ type: 'layout-shift', buffered: true });
    await painted();
    observer.disconnect();
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    // Cumulative Layout Shift below this is invisible.
    if (sum < 0.001) return [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    return shifts.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const { outerHTML = '' } = node instanceof Element ? node : (node?.parentElement ?? {});
        return `${value.toFixed(4)} ${place(previousRect)} -> ${place(currentRect)} ${outerHTML.slice(0, 80)}`;
      }),
    );
  });
}

/** Scrolls to the bottom of a page and back, window by window, like a visitor who skims it. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.9;
    const goTo = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    };
    for (let top = step; top < document.documentElement.scrollHeight; top += step) await goTo(top);
    for (let top = scrollY; top > 0; top -= step) await goTo(top);
    await goTo(0);
  });
}

/** Waits until React has hydrated or rendered a page, including effects. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('h1, header a, footer a')];
    // React marks the elements that it manages.
    return (
      parts.length > 0 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
    );
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Stores what the visitor has allowed in the browser, in the site's own format (src/consent/stored-choice.ts), for a day. */
export async function storeConsent(context: BrowserContext, categories: readonly Purpose[]): Promise<void> {
  const expirationTime = Date.now() + 24 * 60 * 60 * 1000;
  const choice = { revision: 2, categories, data: { privacyControl: false }, expirationTime };
  await context.addInitScript((stored) => {
    try {
      localStorage['cookie-consent'] ??= stored;
    } catch {
      // A test may deny storage.
    }
  }, JSON.stringify(choice));
}

/** Runs in the page: logs violations of the security policy, even those that the browser does not log. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Security policy violated: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Requests to other machines have a list of their own.
    if (message.text().includes('ERR_NAME_NOT_RESOLVED')) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
}

/** Scrolls a page until it stays there, since a page that has just opened scrolls to its own top. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    expect(await scrollPosition(page)).toBe(y);
  }).toPass();
}

/** The scroll position of the page, in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The site's events in the tag manager's data layer so far, without those for the tag manager itself. */
export function dataLayer(page: Page): Promise<{ event: string }[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
    return dataLayer.filter(
      (entry): entry is { event: string } => entry.event !== undefined && !entry.event.startsWith('gtm.'),
    );
  });
}

/** The events with this name in the data layer so far. */
export async function eventsNamed(page: Page, name: string): Promise<{ event: string }[]> {
  return (await dataLayer(page)).filter(({ event }) => event === name);
}

/** Waits for a mail to an email address, and returns it. */
export async function mailTo(recipient: string): Promise<DeliveredMail> {
  const find = async () => (await readMailbox()).find(({ to }) => to.address === recipient);
  await expect.poll(find).toBeDefined();
  return (await find()) as DeliveredMail;
}

export { expect };
