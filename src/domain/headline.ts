export type HeadlineVariant = 'A' | 'B';

/**
 * The variant of the home headline from a stored or configured value: 'A' is A, any other value is B
 * (spec, section 4). Before anything was ever stored (null) the site starts with A.
 */
export function headlineVariant(value: string | null): HeadlineVariant {
  return value === null || value === 'A' ? 'A' : 'B';
}

/** How long a fetched variant holds before Remote Config is asked again, in milliseconds (spec, section 9). */
export const MINIMUM_FETCH_INTERVAL_MS = 43_200_000;
