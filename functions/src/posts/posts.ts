import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { refuse } from '../endpoint.ts';
import { guardApp } from '../security/app-check.ts';
import { ENDPOINT } from '../settings.ts';
import { answerPosts } from './answer-posts.ts';
import { keptPosts } from './kept-posts.ts';

/** GET /api/posts: what lists show of published posts, out of memory, kept by the CDN for a minute. */
export const posts = onRequest(ENDPOINT, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const { status, body } = refuse(405, 'Only GET is answered here.');
    response.status(status).set('Allow', 'GET, HEAD').json(body);
    return;
  }
  const refusal = await guardApp(request);
  if (refusal) {
    response.status(refusal.status).set('Cache-Control', 'no-store').json(refusal.body);
    return;
  }
  try {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const { status, headers, body } = await answerPosts(searchParams, keptPosts);
    response.status(status).set(headers).json(body);
  } catch (error) {
    logger.error('The posts could not be listed', error);
    const { status, body } = refuse(503, 'The posts cannot be listed right now.');
    response.status(status).set('Cache-Control', 'no-store').json(body);
  }
});
