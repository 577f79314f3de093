import headers from 'virtual:site-headers';
import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import { ENDPOINT } from '../settings.ts';

/** Robots come often, and nobody waits for a new post here: the CDN answers most of them. */
const CACHED = 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400';

/** The database's library goes on trying for a minute, which is longer than robots wait. */
const LONGEST_MS = 10_000;
const RETRY_AFTER_SECONDS = 300;

/** An HTTP function that answers with a document of XML for robots and feed readers, or 503 when it cannot be written. */
export function feedEndpoint(contentType: string, write: () => Promise<string>): HttpsFunction {
  return onRequest(ENDPOINT, async (request, response) => {
    response.set(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text').send('Only GET is answered here.');
      return;
    }
    try {
      const document = await inTime(write());
      response.set('Cache-Control', CACHED).type(contentType).send(document);
    } catch (error) {
      logger.error(`A feed (${contentType}) could not be written`, error);
      response
        .status(503)
        .set({ 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) })
        .type('text')
        .send('Please try again later.');
    }
  });
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No answer in ${LONGEST_MS} ms`)), LONGEST_MS);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
