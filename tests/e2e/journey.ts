import { test as base, expect, type Page } from '@playwright/test';

interface Journey {
  /** What a page may log without failing the test: texts that a console error or warning contains. */
  readonly expectedLogs: string[];
  /** Requests that went to another machine; each is cut off and, unless a test empties this list, fails it. */
  readonly offMachine: string[];
}

const LOCAL_HOSTS = new Set(['127.0.0.1', 'localhost']);

/**
 * A test in a real browser. It fails when a page throws, logs an error that the test did not expect, or asks another
 * machine for anything.
 */
export const test = base.extend<Journey & { readonly watch: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  expectedLogs: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  offMachine: async ({}, use) => use([]),
  watch: [
    async ({ context, page, expectedLogs, offMachine }, use) => {
      const faults: string[] = [];
      context.on('page', (opened) => listen(opened, faults));
      listen(page, faults);
      await context.route(
        (url) => url.protocol.startsWith('http') && !LOCAL_HOSTS.has(url.hostname),
        (route) => {
          offMachine.push(route.request().url());
          return route.fulfill({ status: 204, body: '' });
        },
      );
      await use(undefined);
      const unexpected = faults.filter((fault) => !expectedLogs.some((text) => fault.includes(text)));
      expect(unexpected, 'errors that a page threw or logged').toEqual([]);
      expect(offMachine, 'requests to other machines').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
}

/** Scrolls a page that is there, and waits until it stands where it was sent. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
}

/** Where the page is scrolled to, in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The events pushed to the tag manager's data layer so far. */
export function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);
}

export { expect };
