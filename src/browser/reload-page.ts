import { isServer } from './is-server.ts';

/** How long the site may take to answer, in milliseconds. */
const PATIENCE = 15_000;

/** Where this page was opened; the router may have gone on since. */
const openedAt = isServer ? undefined : location.pathname;

/**
 * Loads the page anew at its present address if the site answers there: without a network the browser would put its own
 * error page in the place of this one.
 *
 * @returns whether the page is on its way
 */
export async function reloadPage(): Promise<boolean> {
  try {
    await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Whether this page has just been loaded anew for the address that it shows, so that doing it again is of no use. The
 * browser itself keeps that for us, also where it denies storage.
 */
export function isReloaded(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'reload' && location.pathname === openedAt;
}
