import { type HeadlineVariant, headlineVariant, MINIMUM_FETCH_INTERVAL_MS } from '#domain/headline.ts';

/** The key of a returning visitor's variant (spec, section 4). */
const STORAGE_KEY = 'variant';

/** The value stored in this browser; null if there is none or storage is denied. */
export function storedValue(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Stores a variant for the next visit. Without storage it does nothing. */
export function storeVariant(variant: HeadlineVariant): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, variant);
  } catch {
    // The headline is shown anyway.
  }
}

/** The key of the time at which the variant was last fetched, in milliseconds since 1970. */
const FETCHED_KEY = 'variant-fetched';

/** Whether Remote Config's SDK would fetch nothing new, so that it need not be loaded. */
export function isVariantFresh(): boolean {
  try {
    return Date.now() - Number(window.localStorage.getItem(FETCHED_KEY)) < MINIMUM_FETCH_INTERVAL_MS;
  } catch {
    return false;
  }
}

/** Stores the time of a fetch. */
export function noteVariantFetched(): void {
  try {
    window.localStorage.setItem(FETCHED_KEY, String(Date.now()));
  } catch {
    // The next page loads the SDK again, which decides for itself.
  }
}

/**
 * Shows the variant stored in this browser. The page contains both, and its styles show the one named by the root
 * element: so it is chosen before the first paint, even in a prerendered page. It also says whether Remote Config chose it,
 * on an earlier visit.
 */
export function showStoredVariant(): void {
  const { dataset } = document.documentElement;
  const value = storedValue();
  dataset.headline = headlineVariant(value);
  if (value) dataset.headlineTested = '';
}
