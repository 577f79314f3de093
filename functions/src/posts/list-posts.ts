import * as z from 'zod/mini';
import { LISTING_KINDS } from '#domain/posts/listing.ts';
import {
  LATEST_POSTS,
  type ListedPost,
  latest,
  type PostPage,
  QUERY_MAX_LENGTH,
  selectPostPage,
} from '#domain/posts/post-list.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { type RelatedPosts, relatedTo } from '#domain/posts/related-posts.ts';

/** What GET /api/posts responds with. */
export type PostLists = PostPage | RelatedPosts | { readonly posts: readonly PostSummary[] };

function wholeNumber(name: string, maximum: number) {
  const error = `${name} must be a whole number from 1 to ${maximum}.`;
  const digits = z.string(error).check(z.regex(/^[1-9]\d{0,15}$/, error));
  return z.optional(z.pipe(digits, z.pipe(z.transform(Number), z.number().check(z.maximum(maximum, error)))));
}

function text(name: string, maximum: number) {
  const error = `${name} must be given once, with at most ${maximum} characters.`;
  return z.optional(z.string(error).check(z.maxLength(maximum, error)));
}

const querySchema = z.object({
  page: wholeNumber('page', 999_999),
  category: text('category', QUERY_MAX_LENGTH),
  search: text('search', QUERY_MAX_LENGTH),
  latest: wholeNumber('latest', LATEST_POSTS),
  related: text('related', 1500), // The maximum length of a slug in the schema of posts.
  kind: z.optional(z.enum(LISTING_KINDS, 'kind must be category or author.')),
  slug: text('slug', 200), // Of a category or an author.
});

/**
 * Handles a query of /api/posts: a page of the list or of a listing, or the `latest` posts, or those `related` to a slug.
 * The posts are newest first. Returns the response, or the error in the query.
 */
export function listPosts(
  posts: readonly ListedPost[],
  params: URLSearchParams,
): PostLists | { error: string } {
  const { success, data: query, error } = querySchema.safeParse(toObject(params));
  if (!success) return { error: error.issues[0]?.message ?? 'The query is invalid.' };
  if (query.latest !== undefined) return { posts: latest(posts, query.latest) };
  if (query.related !== undefined) return relatedTo(posts, query.related);
  const { page = 1, category = '', search = '', kind, slug = '' } = query;
  return selectPostPage(posts, { page, category, search, listing: kind && { kind, slug } });
}

/** Returns the parameters by name. A repeated parameter becomes a list, which the schema refuses. */
function toObject(params: URLSearchParams): Record<string, unknown> {
  const entries = [...params.keys()].map((name) => [name, params.getAll(name)] as const);
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
}
