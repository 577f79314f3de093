import { CACHE_CONTROL, refuse } from '../answer.ts';
import { queryEndpoint } from '../query-endpoint.ts';
import { currentPosts, findPost } from './current-posts.ts';
import { listPosts } from './list-posts.ts';

const LISTS_FAILURE = {
  inLog: 'The posts could not be listed',
  toVisitor: 'The posts cannot be listed right now.',
};

/** GET /api/posts: lists of published posts, out of memory. */
export const posts = queryEndpoint(LISTS_FAILURE, async (params) => {
  const lists = listPosts(await currentPosts(), params);
  if ('wrong' in lists) return refuse(400, lists.wrong);
  return { status: 200, headers: { 'Cache-Control': CACHE_CONTROL }, body: lists };
});

const POST_FAILURE = {
  inLog: 'A post could not be read',
  toVisitor: 'The post cannot be read right now.',
};

/** GET /api/post?slug: one published post, or null where none has the slug. */
export const post = queryEndpoint(POST_FAILURE, async (params) => {
  const [slug, ...more] = params.getAll('slug');
  if (!slug || more.length > 0) return refuse(400, 'slug is missing.');
  const found = await findPost(slug);
  return { status: 200, headers: { 'Cache-Control': CACHE_CONTROL }, body: { post: found ?? null } };
});
