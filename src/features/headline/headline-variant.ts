import { type HeadlineVariant, headlineVariant } from '#domain/headline.ts';

/** Where the variant of a returning visitor is kept (spec, section 4). */
const STORAGE_KEY = 'variant';

/** The variant stored in this browser. A browser that denies storage gets the first one. */
export function storedHeadlineVariant(): HeadlineVariant {
  try {
    return headlineVariant(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    return headlineVariant(null);
  }
}
