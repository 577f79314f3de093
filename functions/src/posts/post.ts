import { refuse } from '../answer.ts';
import { inTime, PATIENCE_MS } from '../in-time.ts';
import { queryEndpoint } from '../query-endpoint.ts';
import { readPost } from './read-post.ts';

const A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const FAILURE = { inLog: 'A post could not be read', toVisitor: 'The post cannot be read right now.' };

/** GET /api/post?slug: one published post, kept by the CDN for a minute. A slug that none has is answered with null. */
export const post = queryEndpoint(FAILURE, async (parameters) => {
  const [slug, ...more] = parameters.getAll('slug');
  if (!slug || more.length > 0) return refuse(400, 'slug is missing.');
  const found = await inTime(readPost(slug), PATIENCE_MS);
  return { status: 200, headers: { 'Cache-Control': A_MINUTE }, body: { post: found ?? null } };
});
