import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { CACHE_CONTROL, refuse, refuseUnlessRead, send } from '../json-response.ts';
import { findIndexed } from '../posts/current-posts.ts';
import { remember } from '../remember.ts';
import { ENDPOINT } from '../settings.ts';
import { RESPONSE_TIMEOUT_MS, withTimeout } from '../with-timeout.ts';
import type { CardPost } from './draw-card.ts';

const RETRY_AFTER_SECONDS = '300';

/** About 60 KB each. */
const draw = remember(
  async (post: CardPost) => {
    // Only this function needs the fonts, the covers and the drawing code.
    const { drawCard } = await import('./draw-card.ts');
    return drawCard(post);
  },
  { most: 400 },
);

/**
 * GET /cards/posts/{slug}.png: the image that other sites show for a post; 404 if no such post is published, 503 if drawing
 * fails. Drawing takes a tenth of a second of CPU time, so instances and concurrency are limited; the CDN serves most
 * requests.
 */
export const card = onRequest(
  { ...ENDPOINT, memory: '1GiB', maxInstances: 2, concurrency: 8 },
  async (request, response) => {
    const refusal = refuseUnlessRead(request);
    if (refusal) return send(response, refusal);
    try {
      const slug = cardSlug(request.path);
      const found = slug && (await withTimeout(findIndexed(slug), RESPONSE_TIMEOUT_MS));
      if (!found) return send(response, refuse(404, 'Card not found.'));
      const { title, categories, authorName, date } = found.summary;
      const picture = await draw({ slug, title, categories, authorName, date });
      response.set('Cache-Control', CACHE_CONTROL).type('png').send(picture);
    } catch (error) {
      logger.error('A share card could not be drawn', error);
      send(response, refuse(503, 'Please try again later.', { 'Retry-After': RETRY_AFTER_SECONDS }));
    }
  },
);

/** Returns the slug in a card's path (`src/card-path.ts`), or undefined for any other or malformed path. */
function cardSlug(path: string): string | undefined {
  const [, encoded] = /^\/cards\/posts\/([^/]+)\.png$/.exec(path) ?? [];
  if (!encoded) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
