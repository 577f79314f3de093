import headers from 'virtual:site-headers';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { refuseUnlessRead, send } from '../answer.ts';
import { inTime, PATIENCE_MS } from '../in-time.ts';
import { findIndexed } from '../posts/current-posts.ts';
import { ENDPOINT } from '../settings.ts';
import { answerCard, type CardPost } from './answer-card.ts';
import { keepingCards } from './kept-cards.ts';

const sources = {
  async findPost(slug: string): Promise<CardPost | undefined> {
    const found = await inTime(findIndexed(slug), PATIENCE_MS);
    if (!found) return undefined;
    const { title, authorName, date } = found.summary;
    return { slug, title, authorName, date };
  },
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
  const refusal = refuseUnlessRead(request);
  if (refusal) return send(response, refusal);
  const { status, headers: own, type, body } = await answerCard(request.path, sources);
  response.status(status).set(own).type(type).send(body);
});
