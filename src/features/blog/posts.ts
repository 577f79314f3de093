import { LATEST_POSTS, type PostPage, type PostQuery, QUERY_MAX_LENGTH } from '#domain/posts/post-list.ts';
import {
  latestPostsSchema,
  type PostResponse,
  postPageSchema,
  postResponseSchema,
  relatedPostsSchema,
} from '#domain/posts/post-responses.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { isPreviewToken, type PreviewResponse, previewResponseSchema } from '#domain/posts/preview.ts';
import type { RelatedPosts } from '#domain/posts/related-posts.ts';
import { callFunction } from '#firebase/functions.ts';

/** One page of the published posts, newest first, filtered and counted. @throws Error when the posts cannot be read */
export async function listPosts({ page, category, search, listing }: PostQuery): Promise<PostPage> {
  return postPageSchema.parse(
    await read('/api/posts', {
      page: page > 1 ? String(page) : '',
      category: category.slice(0, QUERY_MAX_LENGTH),
      search: search.trim().slice(0, QUERY_MAX_LENGTH),
      kind: listing?.kind ?? '',
      slug: listing?.slug.slice(0, 200) ?? '', // The function `posts` refuses a longer one.
    }),
  );
}

/** The newest published posts, for the home screen. @throws like `listPosts` */
export async function listLatestPosts(): Promise<readonly PostSummary[]> {
  return latestPostsSchema.parse(await read('/api/posts', { latest: String(LATEST_POSTS) })).posts;
}

/** The related posts of a post, and the next older and newer ones. @throws like `listPosts` */
export async function listRelatedPosts(slug: string): Promise<RelatedPosts> {
  return relatedPostsSchema.parse(await read('/api/posts', { related: slug }));
}

/** The published post with this slug, or whether it has moved or was deleted. @throws like `listPosts` */
export async function getPost(slug: string): Promise<PostResponse> {
  return postResponseSchema.parse(await read('/api/post', { slug }));
}

/** The post that a preview link with this token shows, as visitors would see it; null for an unknown token. @throws like `listPosts` */
export async function getPreview(token: string): Promise<PreviewResponse> {
  if (!isPreviewToken(token)) return { preview: null };
  return previewResponseSchema.parse(await read('/api/preview', { token }));
}

async function read(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  const response = await callFunction(params.size > 0 ? `${path}?${params}` : path);
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return response.json();
}
