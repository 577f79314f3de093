import { refuse, shared } from '../json-response.ts';
import { memoise } from '../memoise.ts';
import { findIndexed } from '../posts/current-posts.ts';
import { readEndpoint } from '../query-endpoint.ts';
import { Quota, QuotaError } from '../security/quota.ts';
import { isEmulated } from '../settings.ts';
import type { CardPost } from './draw-card.ts';

/** How many cards may be drawn in a minute; cached ones do not count. In the emulators every request is from one visitor. */
const draws = new Quota({ perVisitor: isEmulated ? 1000 : 60, total: 600 });

/** Returns a card, drawn or from the cache. A card has about 60 KB. */
const draw = memoise(
  async (post: CardPost) => {
    if (!draws.take()) throw new QuotaError();
    // Only this function needs the fonts, the covers and the drawing code.
    const { drawCard } = await import('./draw-card.ts');
    return drawCard(post);
  },
  { max: 400 },
);

/**
 * GET /cards/posts/{slug}.png: the image that other sites show for a post; 404 if no such post is published. Drawing takes a
 * tenth of a second of CPU time, so instances and concurrency are limited; the CDN serves most requests.
 */
export const card = readEndpoint(
  {
    errorMessages: ['A share card could not be drawn'],
    async handle({ path }) {
      // The paths that `src/card-path.ts` writes.
      const [, encodedSlug] = /^\/cards\/posts\/([^/]+)\.png$/.exec(path) ?? [];
      const found = encodedSlug && (await findIndexed(decodeURIComponent(encodedSlug)));
      if (!found) return refuse(404, 'Card not found.');
      const { slug, title, categories, authorName, date } = found.summary;
      return shared(await draw({ slug, title, categories, authorName, date }), 'png');
    },
  },
  { memory: '1GiB', maxInstances: 2, concurrency: 8 },
);
