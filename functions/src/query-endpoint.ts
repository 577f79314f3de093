import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { type JsonResponse, refuse, refuseUnlessRead, send } from './json-response.ts';
import { guardApp } from './security/app-check.ts';
import { QuotaError, TOO_MANY } from './security/quota.ts';
import { ENDPOINT } from './settings.ts';

/** The messages for an error in the handler. */
interface Failure {
  readonly logMessage: string;
  readonly publicMessage: string;
}

/**
 * An HTTP function that serves data to the site. Only GET and HEAD that pass App Check reach the handler, which
 * receives the query parameters; a QuotaError that it throws becomes a 429, any other is logged and becomes a 503.
 */
export function queryEndpoint(
  { logMessage, publicMessage }: Failure,
  handle: (parameters: URLSearchParams) => Promise<JsonResponse<unknown>>,
): HttpsFunction {
  return onRequest(ENDPOINT, async (request, response) => {
    const [, query] = /\?(.*)/s.exec(request.url) ?? [];
    const result =
      refuseUnlessRead(request) ??
      (await guardApp(request)) ??
      (await handle(new URLSearchParams(query)).catch((error: unknown) => {
        if (error instanceof QuotaError) return TOO_MANY;
        logger.error(logMessage, error);
        return refuse(503, publicMessage);
      }));
    send(response, result);
  });
}
