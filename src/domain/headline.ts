export type HeadlineVariant = 'A' | 'B';

/**
 * Returns the variant of the home headline for a stored or configured value: A for 'A', B for any other value
 * (spec, section 4), and A if nothing was ever stored (null).
 */
export function headlineVariant(value: string | null): HeadlineVariant {
  return value === null || value === 'A' ? 'A' : 'B';
}

/** The minimum interval between fetches from Remote Config: twelve hours (spec, section 9). */
export const MINIMUM_FETCH_INTERVAL_MS = 12 * 60 * 60_000;
