import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { refuseUnlessRead, send } from '../json-response.ts';
import { findIndexed } from '../posts/current-posts.ts';
import { remember } from '../remember.ts';
import { ENDPOINT } from '../settings.ts';
import { RESPONSE_TIMEOUT_MS, withTimeout } from '../with-timeout.ts';
import { type CardPost, cardResponse } from './card-response.ts';

const sources = {
  async findPost(slug: string): Promise<CardPost | undefined> {
    const found = await withTimeout(findIndexed(slug), RESPONSE_TIMEOUT_MS);
    if (!found) return undefined;
    const { title, categories, authorName, date } = found.summary;
    return { slug, title, categories, authorName, date };
  },
  draw: remember(
    async (post: CardPost) => {
      // Only this function needs the fonts, the covers and the drawing code.
      const { drawCard } = await import('./draw-card.ts');
      return drawCard(post);
    },
    // About 60 KB each.
    { most: 400 },
  ),
  logFailure: logger.error,
};

/**
 * GET /cards/posts/{slug}.png: the image that other sites show for a post. Drawing takes a tenth of a second of CPU
 * time, so instances and concurrency are limited; the CDN serves most requests.
 */
export const card = onRequest(
  { ...ENDPOINT, memory: '1GiB', maxInstances: 2, concurrency: 8 },
  async (request, response) => {
    const refusal = refuseUnlessRead(request);
    if (refusal) return send(response, refusal);
    const { status, headers: own, type, body } = await cardResponse(request.path, sources);
    response.status(status).set(own).type(type).send(body);
  },
);
