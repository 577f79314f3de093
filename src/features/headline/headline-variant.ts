import { type HeadlineVariant, headlineVariant, MINIMUM_FETCH_INTERVAL_MS } from '#domain/headline.ts';

/** Where the variant of a returning visitor is kept (spec, section 4). */
const STORAGE_KEY = 'variant';

/** What is stored in this browser, null where nothing is or storage is denied. */
export function storedValue(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps a variant for the next visit. Without storage nothing is kept. */
export function storeVariant(variant: HeadlineVariant): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, variant);
  } catch {
    // The headline is shown all the same.
  }
}

/** When the variant was last fetched, in milliseconds since 1970. */
const FETCHED_KEY = 'variant-fetched';

/** Whether Remote Config's SDK would fetch nothing new, so that it need not be loaded. */
export function isVariantFresh(): boolean {
  try {
    return Date.now() - Number(window.localStorage.getItem(FETCHED_KEY)) < MINIMUM_FETCH_INTERVAL_MS;
  } catch {
    return false;
  }
}

/** Notes that the variant has just been fetched. */
export function noteVariantFetched(): void {
  try {
    window.localStorage.setItem(FETCHED_KEY, String(Date.now()));
  } catch {
    // The next page loads the SDK again, which decides for itself.
  }
}

/**
 * Shows a variant. The page holds both, one upon the other, and its styles show the one that the root element names:
 * so the stored one can be chosen before the first paint, also in a page that was rendered for everybody, and a change
 * moves nothing.
 */
export function showVariant(variant: HeadlineVariant): void {
  document.documentElement.dataset.headline = variant;
}

/** Shows the variant stored in this browser. */
export function showStoredVariant(): void {
  showVariant(headlineVariant(storedValue()));
}
