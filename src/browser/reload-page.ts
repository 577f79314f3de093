import { isServer } from './is-server.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/** The path at which this page was loaded; the router may have navigated since. */
const openedAt = isServer ? undefined : location.pathname;

/**
 * Reloads the page at its current URL if the site responds there: without a network the browser would replace it
 * with its own error page. Returns whether the page is reloading.
 */
export async function reloadPage(): Promise<boolean> {
  try {
    await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Loads a page that replaces this one, its memory and its history entry. */
export function replacePage(path: string): void {
  location.replace(path);
}

/**
 * Whether this page has just been reloaded at its current URL, so that reloading again would not help. The browser
 * reports this even where it denies storage.
 */
export function isReloaded(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'reload' && location.pathname === openedAt;
}
