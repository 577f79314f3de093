import * as z from 'zod/mini';
import { articleHtmlSchema } from '../html/article-html.ts';
import type { Post } from './post.ts';
import { postSummarySchema } from './post-summary.ts';

/** GET /api/posts?page&category&search, or ?kind&slug&page: one page of the blog list, or of a listing (`PostPage`). */
export const postPageSchema = z.object({
  posts: z.array(postSummarySchema),
  page: z.number(),
  pageCount: z.number(),
  matchCount: z.number(),
  totalCount: z.number(),
  categories: z.array(z.object({ name: z.string(), count: z.number() })),
  listing: z.optional(z.string()),
});

/** GET /api/posts?latest: the newest posts. */
export const latestPostsSchema = z.object({ posts: z.array(postSummarySchema) });

/** GET /api/posts?related: the posts related to a slug (`RelatedPosts`). */
export const relatedPostsSchema = z.object({
  related: z.array(postSummarySchema),
  previous: z.nullable(postSummarySchema),
  next: z.nullable(postSummarySchema),
});

/** A published post as its page shows it. */
export const publishedPostSchema = z.extend(postSummarySchema, {
  ...articleHtmlSchema.shape,
  wordCount: z.number(),
  /** Present if they differ from the title and the excerpt. */
  searchTitle: z.optional(z.string()),
  searchDescription: z.optional(z.string()),
});

export type PublishedPost = z.infer<typeof publishedPostSchema>;

/** The title and description for search engines, if set. */
export function searchTexts({ searchTitle, searchDescription }: Post) {
  return { ...(searchTitle && { searchTitle }), ...(searchDescription && { searchDescription }) };
}

/**
 * GET /api/post?slug: the published post with this slug, or null. `movedTo`: the path to which its address now redirects.
 * `isGone`: whether the post with this slug was deleted.
 */
export const postResponseSchema = z.object({
  post: z.nullable(publishedPostSchema),
  movedTo: z.optional(z.string().check(z.startsWith('/'))),
  isGone: z.optional(z.boolean()),
});

export type PostResponse = z.infer<typeof postResponseSchema>;
