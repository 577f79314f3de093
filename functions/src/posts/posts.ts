import { CACHE_CONTROL, refuse } from '../json-response.ts';
import { queryEndpoint } from '../query-endpoint.ts';
import { currentPosts, findPost } from './current-posts.ts';
import { listPosts } from './list-posts.ts';

const LISTS_FAILURE = {
  logMessage: 'The posts could not be listed',
  publicMessage: 'The list of posts is unavailable right now.',
};

/** GET /api/posts: lists of published posts, from memory. */
export const posts = queryEndpoint(LISTS_FAILURE, async (params) => {
  const lists = listPosts(await currentPosts(), params);
  if ('error' in lists) return refuse(400, lists.error);
  return { status: 200, headers: { 'Cache-Control': CACHE_CONTROL }, body: lists };
});

const POST_FAILURE = {
  logMessage: 'A post could not be read',
  publicMessage: 'The post is unavailable right now.',
};

/** GET /api/post?slug: the published post with this slug, or null. */
export const post = queryEndpoint(POST_FAILURE, async (params) => {
  const [slug, ...more] = params.getAll('slug');
  if (!slug || more.length > 0) return refuse(400, 'slug is missing.');
  const found = await findPost(slug);
  return { status: 200, headers: { 'Cache-Control': CACHE_CONTROL }, body: { post: found ?? null } };
});
