import { readText, storeText } from '#browser/stored-values.ts';
import { type HeadlineVariant, headlineVariant, MINIMUM_FETCH_INTERVAL_MS } from '#domain/headline.ts';

/** The key of a returning visitor's variant (spec, section 4), and that of the time at which it was last fetched. */
const STORAGE_KEY = 'variant';
const FETCHED_KEY = 'variant-fetched';

/** The variant as stored in this browser, unchecked; null if there is none or storage is denied. */
export function readStoredVariant(): string | null {
  return readText('localStorage', STORAGE_KEY);
}

/** Stores a variant for the next visit. Without storage it does nothing. */
export function storeVariant(variant: HeadlineVariant): void {
  storeText('localStorage', STORAGE_KEY, variant);
}

/** Whether the last fetch is so recent that Remote Config's SDK would not fetch again, and need not be loaded. */
export function isVariantFresh(): boolean {
  return Date.now() - Number(readText('localStorage', FETCHED_KEY)) < MINIMUM_FETCH_INTERVAL_MS;
}

/** Stores the time of a fetch, in milliseconds since 1970. */
export function storeFetchTime(): void {
  storeText('localStorage', FETCHED_KEY, String(Date.now()));
}

/**
 * Shows the variant stored in this browser. The page contains both variants, and its styles show the one that the root
 * element names, so that the right one is there at the first paint, even in a prerendered page. The attribute
 * `data-headline-tested` says that Remote Config chose it on an earlier visit.
 */
export function showStoredVariant(): void {
  const { dataset } = document.documentElement;
  const value = readStoredVariant();
  dataset.headline = headlineVariant(value);
  if (value) dataset.headlineTested = '';
}
