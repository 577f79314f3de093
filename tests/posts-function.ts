import { vi } from 'vitest';
import type { Post } from '#domain/post.ts';
import { latest, selectPostPage, toListedPost } from '#domain/post-list.ts';
import { relatedTo } from '#domain/related-posts.ts';

/** The published posts of a test, newest first. */
export const publishedPosts = vi.fn<() => Promise<readonly Post[]>>();

/** Takes the place of `#firebase/functions.ts`: answers what screens ask about posts, as the functions do. */
export const askFunction = vi.fn(async (path: string): Promise<Response> => {
  const posts = await publishedPosts();
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const asked = (name: string) => searchParams.get(name) ?? '';
  if (pathname === '/api/post') {
    return Response.json({ post: posts.find(({ slug }) => slug === asked('slug')) ?? null });
  }
  const listed = posts.map(toListedPost);
  if (asked('latest')) return Response.json({ posts: latest(listed, Number(asked('latest'))) });
  if (asked('related')) return Response.json(relatedTo(listed, asked('related')));
  const query = { page: Number(asked('page') || 1), category: asked('category'), search: asked('search') };
  return Response.json(selectPostPage(listed, query));
});
