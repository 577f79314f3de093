import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { CACHE_CONTROL, refuse, refuseUnlessRead, send } from '../json-response.ts';
import { currentPosts } from '../posts/current-posts.ts';
import type { IndexedPost } from '../posts/snapshot.ts';
import { ENDPOINT } from '../settings.ts';
import { RESPONSE_TIMEOUT_MS, withTimeout } from '../with-timeout.ts';

const RETRY_AFTER_SECONDS = '300';

/**
 * An HTTP function that responds with an XML document for crawlers and feed readers, or with 503 when it cannot be
 * written. A document is cached per snapshot of the posts, because a different query string bypasses the CDN. `write`
 * returns undefined for a path that has none, such as another spelling of one that has.
 */
export function feedEndpoint(
  contentType: string,
  write: (posts: readonly IndexedPost[], path: string) => Promise<string | undefined>,
): HttpsFunction {
  let written: { from: readonly IndexedPost[]; documents: Map<string, string> } | undefined;
  const read = async (path: string) => {
    const from = await currentPosts();
    if (written?.from !== from) written = { from, documents: new Map() };
    const { documents } = written;
    const document = documents.get(path) ?? (await write(from, path));
    if (document !== undefined) documents.set(path, document);
    return document;
  };
  return onRequest({ ...ENDPOINT, maxInstances: 1 }, async (request, response) => {
    const refusal = refuseUnlessRead(request);
    if (refusal) return send(response, refusal);
    try {
      const document = await withTimeout(read(request.path), RESPONSE_TIMEOUT_MS);
      if (document === undefined) return send(response, refuse(404, 'There is no such feed.'));
      response.set('Cache-Control', CACHE_CONTROL).type(contentType).send(document);
    } catch (error) {
      logger.error(`A feed (${contentType}) could not be written`, error);
      send(response, refuse(503, 'Please try again later.', { 'Retry-After': RETRY_AFTER_SECONDS }));
    }
  });
}
