import { type HeadlineVariant, headlineVariant } from '#domain/headline.ts';

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
