export type HeadlineVariant = 'A' | 'B';

/**
 * The variant of the home headline from a stored or configured value: 'A' is A, any other value is B
 * (spec, section 4). Before anything was ever stored (null) the site starts with A.
 */
export function headlineVariant(value: string | null): HeadlineVariant {
  return value === null || value === 'A' ? 'A' : 'B';
}
