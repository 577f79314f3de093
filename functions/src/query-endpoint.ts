import headers from 'virtual:site-headers';
import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import { type Answer, refuse, refuseUnlessRead, send } from './answer.ts';
import { guardApp } from './security/app-check.ts';
import { ENDPOINT } from './settings.ts';

/** What is said when the handler throws. */
interface Failure {
  readonly inLog: string;
  readonly toVisitor: string;
}

/**
 * An HTTP function for a question of the site: GET and HEAD from whoever App Check lets pass, then the handler, which
 * gets the parameters; whatever it throws is a logged 503.
 */
export function queryEndpoint(
  { inLog, toVisitor }: Failure,
  handle: (parameters: URLSearchParams) => Promise<Answer<unknown>>,
): HttpsFunction {
  return onRequest(ENDPOINT, async (request, response) => {
    response.set(headers);
    const [, query] = /\?(.*)/s.exec(request.url) ?? [];
    const answer =
      refuseUnlessRead(request) ??
      (await guardApp(request)) ??
      (await handle(new URLSearchParams(query)).catch((error: unknown) => {
        logger.error(inLog, error);
        return refuse(503, toVisitor);
      }));
    send(response, answer);
  });
}
