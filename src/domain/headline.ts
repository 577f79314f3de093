export type HeadlineVariant = 'A' | 'B';

/**
 * Returns the variant of the home headline for a stored or configured value: 'A' is A, any other value is B
 * (spec, section 4). If nothing was ever stored (null) it is A.
 */
export function headlineVariant(value: string | null): HeadlineVariant {
  return value === null || value === 'A' ? 'A' : 'B';
}

/** The minimum interval between fetches from Remote Config, in milliseconds (spec, section 9). */
export const MINIMUM_FETCH_INTERVAL_MS = 43_200_000;
