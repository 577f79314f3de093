import { fold } from './fold.ts';
import { type Listing, listingsOf, nameIn } from './listing.ts';
import type { Post } from './post.ts';
import { type PostSummary, toSummary } from './post-summary.ts';

/** Posts on one page of the blog list (spec, section 9). */
const POSTS_PER_PAGE = 6;

/** Posts in the home screen's carousel (spec, section 9). */
export const LATEST_POSTS = 10;

/** The maximum length of a search or a category in a query. */
export const QUERY_MAX_LENGTH = 100;

/** Limits the size of the response; posts in other categories can be found by search. */
const MAX_CATEGORIES = 100;

/** A query of the blog list. `page` starts at 1; an empty category or search means no filter. */
export interface PostQuery {
  readonly page: number;
  readonly category: string;
  readonly search: string;
  /** The category or author that a page is about; without it, all posts are meant. */
  readonly listing?: Listing | undefined;
}

export interface CategoryCount {
  readonly name: string;
  readonly count: number;
}

/** One page of the blog list. `page` is the page shown, which may be lower than the requested one. */
export interface PostPage {
  readonly posts: readonly PostSummary[];
  readonly page: number;
  readonly pageCount: number;
  readonly matchCount: number;
  readonly totalCount: number;
  /** The categories with the most posts, up to a hundred. */
  readonly categories: readonly CategoryCount[];
  /** The name of the listing as its newest post spells it; undefined if no post is in it. */
  readonly listing?: string | undefined;
}

/** A post in a list. `text` is the folded searchable text, as a string or anything else with `includes`. */
export interface ListedPost {
  readonly summary: PostSummary;
  readonly text: { includes(term: string): boolean };
}

/** Converts a post to its entry in a list. `text` is the text of its sanitised content (html/text-of.ts). */
export function toListedPost(
  post: Post,
  text: string,
): { readonly summary: PostSummary; readonly text: string } {
  return { summary: toSummary(post, text), text: fold(`${post.title} ${text}`) };
}

/**
 * Filters, counts and paginates posts that are already sorted, newest first. Search is a substring match on title or
 * content that ignores case and accents. Category counts are of all posts, so that they do not change while a visitor
 * types. For a page past the end the last page is returned. Lists must not be mutated, because counts are cached by list.
 */
export function selectPostPage(posts: readonly ListedPost[], query: PostQuery): PostPage {
  const term = fold(query.search).trim();
  const matches = (query.listing ? postsIn(posts, query.listing) : posts).filter(
    ({ summary, text }) =>
      (query.category === '' || summary.categories.includes(query.category)) &&
      (term === '' || text.includes(term)),
  );
  const newestMatch = matches[0]?.summary;
  const pageCount = Math.ceil(matches.length / POSTS_PER_PAGE);
  const page = Math.min(Math.max(1, query.page), Math.max(1, pageCount));
  return {
    posts: matches.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE).map(({ summary }) => summary),
    page,
    pageCount,
    matchCount: matches.length,
    totalCount: posts.length,
    categories: cachedCategoryCounts(posts),
    ...(query.listing && newestMatch && { listing: nameIn(newestMatch, query.listing) }),
  };
}

/** Returns the newest posts, for the home screen. */
export function latest(posts: readonly ListedPost[], count: number): PostSummary[] {
  return posts.slice(0, count).map(({ summary }) => summary);
}

/** Caches what is made of a list by list, because each list is queried many times. */
function oncePerList<Value>(make: (posts: readonly ListedPost[]) => Value) {
  const values = new WeakMap<readonly ListedPost[], Value>();
  return (posts: readonly ListedPost[]): Value => {
    const value = values.get(posts) ?? make(posts);
    values.set(posts, value);
    return value;
  };
}

const cachedCategoryCounts = oncePerList((posts) => countCategories(posts.map(({ summary }) => summary)));

/** The posts of all listings: to find one takes as long as to find all. */
const cachedListings = oncePerList((posts) => {
  const listings = new Map<string, ListedPost[]>();
  for (const post of posts) {
    for (const listing of listingsOf(post.summary)) {
      const entries = listings.get(keyOf(listing)) ?? [];
      entries.push(post);
      listings.set(keyOf(listing), entries);
    }
  }
  return listings;
});

function keyOf({ kind, slug }: Listing): string {
  return `${kind}/${slug}`;
}

/** Returns the posts of a listing, in their order. */
export function postsIn<Entry extends ListedPost>(posts: readonly Entry[], listing: Listing): Entry[] {
  return (cachedListings(posts).get(keyOf(listing)) ?? []) as Entry[];
}

/** Returns the number of posts in each category, in alphabetical order; only the most used ones if there are too many. */
export function countCategories(posts: readonly Pick<Post, 'categories'>[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const post of posts) {
    for (const name of new Set(post.categories)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, MAX_CATEGORIES)
    .sort((a, b) => a.name.localeCompare(b.name));
}
