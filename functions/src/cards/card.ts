import headers from 'virtual:site-headers';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { inTime } from '../in-time.ts';
import { ENDPOINT } from '../settings.ts';
import { answerCard } from './answer-card.ts';
import { type CardPost, findCardPost } from './find-card-post.ts';
import { keepingCards } from './kept-cards.ts';

/** The database's library goes on trying for a minute, which is longer than robots wait. */
const LONGEST_MS = 10_000;

const sources = {
  findPost: (slug: string) => inTime(findCardPost(slug), LONGEST_MS),
  draw: keepingCards(async (post: CardPost) => {
    // Fonts, covers and what draws them are needed by this function only.
    const { drawCard } = await import('./draw-card.ts');
    return drawCard(post);
  }),
  logFailure: logger.error,
};

/**
 * GET /cards/posts/{slug}.png: the picture that other sites show of a post. Drawing takes a processor for some tenths of
 * a second, so there are few instances, each with few requests at a time; the CDN answers most of them.
 */
export const card = onRequest({ ...ENDPOINT, maxInstances: 3, concurrency: 8 }, async (request, response) => {
  response.set(headers);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').type('text').send('Only GET is answered here.');
    return;
  }
  const answer = await answerCard(request.path, sources);
  response.status(answer.status).set(answer.headers).type(answer.type).send(answer.body);
});
