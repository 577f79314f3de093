import type { Locator, Page } from '@playwright/test';
import { localUrl, PORTS } from '../../local/ports.ts';

/** The site, and the Firebase project behind it: Firestore, Storage, Remote Config. Anything else is a third party. */
const { hosting, firestore, storage, remoteConfig } = PORTS;
const OWN_ORIGINS = new Set([hosting, firestore, storage, remoteConfig].map(localUrl));

export function consentBanner(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Cookies and third-party content' });
}

/** Records all requests of the page to third parties from here on. */
export function watchThirdParties(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !OWN_ORIGINS.has(origin)) requested.push(request.url());
  });
  return requested;
}

/** The consent commands in the data layer, as [action, analytics_storage], and the names of the tag manager's events. */
export function measurementOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { dataLayer: entries = [] } = window as { dataLayer?: Record<string, unknown>[] };
    return entries.flatMap((entry) => {
      if (entry.event) return [entry.event];
      return entry[0] === 'consent'
        ? [[entry[1], (entry[2] as Record<string, string>).analytics_storage]]
        : [];
    });
  });
}
