import { refuse, shared } from '../json-response.ts';
import { queryEndpoint } from '../query-endpoint.ts';
import { Quota, QuotaError } from '../security/quota.ts';
import { isEmulated } from '../settings.ts';
import { findPostOrRedirect } from './addresses.ts';
import { currentPosts } from './current-posts.ts';
import { listPosts } from './list-posts.ts';

const LIST_ERRORS = ['The posts could not be listed', 'The list of posts is unavailable right now.'] as const;

/** Searches are limited, because each reads the texts of all posts. In the emulators every request is from one visitor. */
const searches = new Quota({ perVisitor: isEmulated ? 1000 : 120, total: Number.POSITIVE_INFINITY });

/** GET /api/posts: lists of published posts, from memory. */
export const posts = queryEndpoint(LIST_ERRORS, async (params) => {
  if (params.has('search') && !searches.take()) throw new QuotaError();
  const lists = listPosts(await currentPosts(), params);
  return 'error' in lists ? refuse(400, lists.error) : shared(lists);
});

const POST_ERRORS = ['A post could not be read', 'The post is unavailable right now.'] as const;

/** GET /api/post?slug: the published post with this slug, or null and where its path leads. */
export const post = queryEndpoint(POST_ERRORS, async (params) => {
  const [slug, ...more] = params.getAll('slug');
  if (!slug || more.length > 0) return refuse(400, 'slug is missing.');
  return shared(await findPostOrRedirect(slug));
});
