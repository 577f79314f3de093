import type { HeadlineVariant } from '#domain/headline.ts';

/** The two variants of the home page's headline and its button (spec, section 4). */
export const headlines: Record<
  HeadlineVariant,
  { readonly lines: readonly string[]; readonly button: string }
> = {
  A: { lines: ['Smarter Data.', 'Smarter Decisions.'], button: 'See what we can do for you' },
  B: { lines: ['The leading partner in', 'digital transformation'], button: 'Explore our services' },
};
