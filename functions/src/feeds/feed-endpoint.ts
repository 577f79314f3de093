import headers from 'virtual:site-headers';
import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import { refuse, refuseUnlessRead, send } from '../answer.ts';
import { inTime, PATIENCE_MS } from '../in-time.ts';
import { ENDPOINT } from '../settings.ts';
import { keepingDocument } from './kept-document.ts';

/** Robots come often, and nobody waits for a new post here: the CDN answers most of them. */
const CACHED = 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400';

const RETRY_AFTER_SECONDS = '300';

/** An HTTP function that answers with a document of XML for robots and feed readers, or 503 when it cannot be written. */
export function feedEndpoint(contentType: string, write: () => Promise<string>): HttpsFunction {
  const read = keepingDocument(() => inTime(write(), PATIENCE_MS));
  return onRequest(ENDPOINT, async (request, response) => {
    response.set(headers);
    const refusal = refuseUnlessRead(request);
    if (refusal) return send(response, refusal);
    try {
      const document = await read();
      response.set('Cache-Control', CACHED).type(contentType).send(document);
    } catch (error) {
      logger.error(`A feed (${contentType}) could not be written`, error);
      send(response, refuse(503, 'Please try again later.', { 'Retry-After': RETRY_AFTER_SECONDS }));
    }
  });
}
