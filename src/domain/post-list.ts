import { plainText } from './plain-text.ts';
import type { Post } from './post.ts';

/** Posts on one page of the blog list (spec, section 9). */
export const POSTS_PER_PAGE = 6;

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
  readonly posts: readonly Post[];
  readonly page: number;
  readonly pageCount: number;
  readonly matchCount: number;
  readonly totalCount: number;
  /** The date of the newest post of all, where it has one. */
  readonly newest: Date | null;
  readonly categories: readonly CategoryCount[];
}

/**
 * Filters, counts and pages posts that are already in order. Search is a case-insensitive substring match on title or
 * content. Category counts are of all posts, so that they do not jump while somebody types. A page past the end shows
 * the last page that has posts.
 */
export function selectPostPage(posts: readonly Post[], query: PostQuery): PostPage {
  const matches = posts.filter((post) => hasCategory(post, query.category) && hasText(post, query.search));
  const pageCount = Math.ceil(matches.length / POSTS_PER_PAGE);
  const page = Math.min(Math.max(1, query.page), Math.max(1, pageCount));
  return {
    posts: matches.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE),
    page,
    pageCount,
    matchCount: matches.length,
    totalCount: posts.length,
    newest: posts[0]?.date ?? null,
    categories: countCategories(posts),
  };
}

/** Each category with the number of posts that carry it, in alphabetical order. */
export function countCategories(posts: readonly Post[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const post of posts) {
    for (const name of new Set(post.categories)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name));
}

function hasCategory(post: Post, category: string): boolean {
  return category === '' || post.categories.includes(category);
}

function hasText(post: Post, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  return post.title.toLowerCase().includes(wanted) || plainText(post.content).toLowerCase().includes(wanted);
}
