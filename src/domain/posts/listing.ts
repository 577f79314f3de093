import type { PostSummary } from './post-summary.ts';
import { slugify } from './slug.ts';

/** The kinds of listings: pages and feeds of the posts of a category or an author. */
export const LISTING_KINDS = ['category', 'author'] as const;

export type ListingKind = (typeof LISTING_KINDS)[number];

/** All posts of a category or an author, whose name posts may spell with other capitals, accents and signs. */
export interface Listing {
  readonly kind: ListingKind;
  /** The name as a slug (`listingSlug`). */
  readonly slug: string;
}

type Listed = { readonly categories: readonly string[] } & Pick<PostSummary, 'authorName'>;

/** The last part of the address of a category or an author; '' for a name of no Latin letters or digits, which has no page. */
export function listingSlug(name: string): string {
  return slugify(name);
}

/** The listing's name as a post spells it, or undefined if the post is not in it. */
export function nameIn({ categories, authorName }: Listed, { kind, slug }: Listing): string | undefined {
  const names = kind === 'category' ? categories : [authorName];
  return names.find((name) => slug !== '' && listingSlug(name) === slug);
}

/** Every listing that a post is in. */
export function listingsOf({ categories, authorName }: Listed): Listing[] {
  const names = { category: categories, author: [authorName] };
  return LISTING_KINDS.flatMap((kind) =>
    [...new Set(names[kind].map(listingSlug))].filter(Boolean).map((slug) => ({ kind, slug })),
  );
}
