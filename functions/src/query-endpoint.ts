import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { type ExpressResponse, type JsonResponse, refuse, refuseUnlessRead, send } from './json-response.ts';
import { guardApp } from './security/app-check.ts';
import { QuotaError } from './security/quota.ts';
import { ENDPOINT } from './settings.ts';
import { withTimeout } from './with-timeout.ts';

/** How long crawlers and visitors wait. Firestore's library would retry for a minute. */
const TIMEOUT_MS = 10_000;

const TOO_MANY = refuse(429, 'Too many requests. Please try again in a minute.', { 'Retry-After': '60' });

/** How a function that only reads responds, and what the log and the caller are told when it fails. */
interface ReadHandler {
  readonly handle: (request: Request) => Promise<JsonResponse<unknown>>;
  readonly errorMessages: readonly [logMessage: string, publicMessage?: string];
  /** How long it may take, ten seconds by default. */
  readonly timeoutMs?: number;
}

/** An HTTP function that only reads. */
export function readEndpoint(handler: ReadHandler, options: HttpsOptions = {}): HttpsFunction {
  return onRequest({ ...ENDPOINT, ...options }, (request, response) =>
    handleRead(request, response, handler),
  );
}

/**
 * Handles a read in a function that also responds to other requests. Only GET and HEAD are handled, within a time limit; a
 * QuotaError becomes a 429, any other error is logged and becomes a 503.
 */
export async function handleRead(
  request: Request,
  response: ExpressResponse,
  {
    handle,
    errorMessages: [logMessage, publicMessage = 'Please try again later.'],
    timeoutMs = TIMEOUT_MS,
  }: ReadHandler,
): Promise<void> {
  const result =
    refuseUnlessRead(request) ??
    (await withTimeout(handle(request), timeoutMs).catch((error: unknown) => {
      if (error instanceof QuotaError) return TOO_MANY;
      logger.error(logMessage, error);
      return refuse(503, publicMessage, { 'Retry-After': '300' });
    }));
  send(response, result);
}

/** An HTTP function that serves data to the site: to requests that pass App Check, by their query parameters. */
export function queryEndpoint(
  errorMessages: ReadHandler['errorMessages'],
  handle: (parameters: URLSearchParams) => Promise<JsonResponse<unknown>>,
): HttpsFunction {
  return readEndpoint({
    errorMessages,
    async handle(request) {
      // Not `request.query`, in which Express turns repeated parameters, and names with brackets, into arrays and objects.
      const [, query] = /\?(.*)/s.exec(request.url) ?? [];
      return (await guardApp(request)) ?? handle(new URLSearchParams(query));
    },
  });
}
