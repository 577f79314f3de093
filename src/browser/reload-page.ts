import { isServer } from './is-server.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/** The path at which this page was loaded; the router may have navigated since. */
const openedPath = isServer ? undefined : location.pathname;

/**
 * Reloads the page at its current URL if the site responds there: without a network the browser would replace it
 * with its own error page. Returns whether the page is reloading.
 */
export async function reloadPage(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Loads a page in place of this one: what this one holds in memory is lost, and Back does not return to it. */
export function replacePage(path: string): void {
  location.replace(path);
}

/**
 * Whether this page has just been reloaded at its current URL, so that reloading again would not help. Read from
 * the browser's navigation timing, which needs no storage: a browser may deny that.
 */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && location.pathname === openedPath;
}
