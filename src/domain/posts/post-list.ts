import { plainText } from '../html/plain-text.ts';
import { fold } from './fold.ts';
import type { Post } from './post.ts';
import { type PostSummary, toSummary } from './post-summary.ts';

/** Posts on one page of the blog list (spec, section 9). */
export const POSTS_PER_PAGE = 6;

/** Posts in the home screen's carousel (spec, section 9). */
export const LATEST_POSTS = 10;

/** How many characters of a search or of a category are looked at. */
export const QUERY_MAX_LENGTH = 100;

/** The answer stays small however many categories there are; beyond these one finds a post by search. */
const MAX_CATEGORIES = 100;

/** What a visitor asks of the blog list. `page` counts from 1; empty texts mean no restriction. */
export interface PostQuery {
  readonly page: number;
  readonly category: string;
  readonly search: string;
}

export interface CategoryCount {
  readonly name: string;
  readonly count: number;
}

/** One page of the blog list. `page` is the page shown, which may be smaller than the page asked for. */
export interface PostPage {
  readonly posts: readonly PostSummary[];
  readonly page: number;
  readonly pageCount: number;
  readonly matchCount: number;
  readonly totalCount: number;
  /** The date of the newest post of all, where it has one. */
  readonly newest: Date | null;
  /** Those with the most posts, up to a hundred. */
  readonly categories: readonly CategoryCount[];
}

/** A post as lists keep it. `text` is everything that a search looks at, folded: a string, or what answers as one. */
export interface ListedPost {
  readonly summary: PostSummary;
  readonly text: { includes(words: string): boolean };
}

/** A post as lists keep it, from the post itself. */
export function toListedPost(post: Post): { readonly summary: PostSummary; readonly text: string } {
  const words = plainText(post.content);
  return { summary: toSummary(post, words), text: fold(`${post.title} ${words}`) };
}

/**
 * Filters, counts and pages posts that are already in order, newest first. Search is a substring match on title or
 * content, whatever the case and the accents. Category counts are of all posts, so that they do not jump while somebody
 * types. A page past the end shows the last page that has posts. A list is never changed, but replaced by another.
 */
export function selectPostPage(posts: readonly ListedPost[], query: PostQuery): PostPage {
  const words = fold(query.search).trim();
  const matches = posts.filter(
    ({ summary, text }) => hasCategory(summary, query.category) && (words === '' || text.includes(words)),
  );
  const pageCount = Math.ceil(matches.length / POSTS_PER_PAGE);
  const page = Math.min(Math.max(1, query.page), Math.max(1, pageCount));
  return {
    posts: matches.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE).map(({ summary }) => summary),
    page,
    pageCount,
    matchCount: matches.length,
    totalCount: posts.length,
    newest: posts[0]?.summary.date ?? null,
    categories: countedCategories(posts),
  };
}

/** The newest posts, for the home screen. */
export function latest(posts: readonly ListedPost[], count: number): PostSummary[] {
  return posts.slice(0, count).map(({ summary }) => summary);
}

const counted = new WeakMap<readonly ListedPost[], readonly CategoryCount[]>();

/** The same list is asked for many pages: its categories are counted once. */
function countedCategories(posts: readonly ListedPost[]): readonly CategoryCount[] {
  const categories = counted.get(posts) ?? countCategories(posts.map(({ summary }) => summary));
  counted.set(posts, categories);
  return categories;
}

/** Each category with the number of posts that carry it, in alphabetical order; of very many the most used ones. */
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

function hasCategory({ categories }: PostSummary, category: string): boolean {
  return category === '' || categories.includes(category);
}
