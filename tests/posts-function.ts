import { beforeEach, vi } from 'vitest';
import { toArticleHtml } from '#domain/html/article-html.ts';
import { createSanitiser } from '#domain/html/sanitise-html.ts';
import { textOf } from '#domain/html/text-of.ts';
import type { Post } from '#domain/posts/post.ts';
import { type PostResponse, type PublishedPost, searchTexts } from '#domain/posts/post-responses.ts';
import { countWords, toSummary } from '#domain/posts/post-summary.ts';
import { listPosts } from '../functions/src/posts/list-posts.ts';
import { aListedPost } from './factories/post.ts';

vi.mock('#firebase/functions.ts', () => import('./posts-function.ts'));

/** The published posts of a test, newest first. */
export const publishedPosts = vi.fn<() => Promise<readonly Post[]>>(async () => []);
beforeEach(() => void publishedPosts.mockReset());

/** What the function adds to `post: null`, by slug: where the post has moved, or that it is gone. */
export const redirects = new Map<string, Omit<PostResponse, 'post'>>();

/** In place of `#firebase/functions.ts`, which this module replaces: responds to requests for posts as the functions do. */
export const callFunction = vi.fn(async (path: string): Promise<Response> => {
  const posts = await publishedPosts();
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  if (pathname === '/api/posts') return Response.json(listPosts(posts.map(aListedPost), searchParams));
  const slug = searchParams.get('slug') ?? '';
  const post = posts.find((candidate) => candidate.slug === slug);
  return Response.json(post ? { post: toPublished(post) } : { post: null, ...redirects.get(slug) });
});

/** Converts a post to the form in the functions' responses. */
export function toPublished(post: Post): PublishedPost {
  const body = window.document.createElement('div');
  body.innerHTML = createSanitiser(window)(post.content);
  const text = textOf(body);
  return {
    ...toSummary(post, text),
    ...toArticleHtml(body),
    ...searchTexts(post),
    wordCount: countWords(text),
  };
}
