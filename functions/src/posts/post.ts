import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { refuse } from '../endpoint.ts';
import { guardApp } from '../security/app-check.ts';
import { ENDPOINT } from '../settings.ts';
import { readPost } from './read-post.ts';

const A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** GET /api/post?slug: one published post, kept by the CDN for a minute. A slug that none has is answered with null. */
export const post = onRequest(ENDPOINT, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD');
    const { status, body } = refuse(405, 'Only GET is answered here.');
    response.status(status).json(body);
    return;
  }
  const { slug } = request.query;
  const refusal =
    (await guardApp(request)) ??
    (typeof slug === 'string' && slug ? undefined : refuse(400, 'slug is missing.'));
  if (refusal) {
    response.status(refusal.status).set('Cache-Control', 'no-store').json(refusal.body);
    return;
  }
  try {
    response.set('Cache-Control', A_MINUTE).json({ post: (await readPost(String(slug))) ?? null });
  } catch (error) {
    logger.error('A post could not be read', error);
    const { status, body } = refuse(503, 'The post cannot be read right now.');
    response.status(status).set('Cache-Control', 'no-store').json(body);
  }
});
