import { CACHE_CONTROL, refuse } from '../json-response.ts';
import { queryEndpoint } from '../query-endpoint.ts';
import { Quota, QuotaError } from '../security/quota.ts';
import { isEmulated } from '../settings.ts';
import { findAddress } from './addresses.ts';
import { currentPosts } from './current-posts.ts';
import { listPosts } from './list-posts.ts';

const LISTS_FAILURE = {
  logMessage: 'The posts could not be listed',
  publicMessage: 'The list of posts is unavailable right now.',
};

/** A search reads the texts of all posts. On one machine every request is from the same visitor. */
const searches = new Quota({ most: isEmulated ? 1000 : 120, all: Number.POSITIVE_INFINITY });

/** GET /api/posts: lists of published posts, from memory. */
export const posts = queryEndpoint(LISTS_FAILURE, async (params) => {
  if (params.has('search') && !searches.take()) throw new QuotaError();
  const lists = listPosts(await currentPosts(), params);
  if ('error' in lists) return refuse(400, lists.error);
  return { status: 200, headers: { 'Cache-Control': CACHE_CONTROL }, body: lists };
});

const POST_FAILURE = {
  logMessage: 'A post could not be read',
  publicMessage: 'The post is unavailable right now.',
};

/** GET /api/post?slug: the published post with this slug, or null and where its address leads. */
export const post = queryEndpoint(POST_FAILURE, async (params) => {
  const [slug, ...more] = params.getAll('slug');
  if (!slug || more.length > 0) return refuse(400, 'slug is missing.');
  return { status: 200, headers: { 'Cache-Control': CACHE_CONTROL }, body: await findAddress(slug) };
});
