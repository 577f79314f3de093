import headers from 'virtual:site-headers';
import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import { type FormFields, isFormEncoded, readForm } from './forms/read-form.ts';
import { type JsonResponse, type Response, refuse, send } from './json-response.ts';
import { ENDPOINT, secrets } from './settings.ts';

/** The parts of a request that the guards check. */
interface Posted {
  readonly method: string;
  readonly contentType: string | undefined;
  readonly size: number;
  /** The Sec-Fetch-Site header (w3.org/TR/fetch-metadata). */
  readonly fetchSite: string | undefined;
}

/** How a form's function handles a submission. */
interface Form {
  /** Validates the fields, whichever way they were sent, and acts on them. */
  readonly handle: (request: Request, fields: unknown) => Promise<JsonResponse>;
  /** Returns the response page for a form submitted by the browser itself: without JavaScript, or before hydration. */
  readonly page: (sent: FormFields, result: JsonResponse) => string;
}

/** Forms are small: a message of 500 characters is below 5 KB in any script. */
const MAX_JSON_BYTES = 16 * 1024;

/** Form encoding can write a byte as three characters. */
const MAX_FORM_BYTES = 3 * MAX_JSON_BYTES;

const ANOTHER_SITE =
  'This form was sent from another site, so it was ignored. Please use the form on our site.';

/** Refuses anything but a small POST of JSON, or of a form on this site. Returns undefined if the request is fine. */
export function guardPost({ method, contentType, size, fetchSite }: Posted): JsonResponse | undefined {
  if (method !== 'POST') return refuse(405, 'Only POST is supported.', { Allow: 'POST' });
  if (isFormEncoded(contentType)) return guardForm(size, fetchSite);
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    return refuse(415, 'The content type must be application/json or application/x-www-form-urlencoded.');
  }
  return guardSize(size, MAX_JSON_BYTES);
}

/**
 * Unlike JSON, browsers submit forms across sites without a preflight. Those without Sec-Fetch-Site are let through.
 */
function guardForm(size: number, fetchSite = 'same-origin'): JsonResponse | undefined {
  if (!['same-origin', 'none'].includes(fetchSite)) return refuse(403, ANOTHER_SITE);
  return guardSize(size, MAX_FORM_BYTES);
}

function guardSize(size: number, most: number): JsonResponse | undefined {
  return size > most ? refuse(413, 'The request is too large.') : undefined;
}

/**
 * An HTTP function for a form, which the app sends as JSON and the browser itself as a form. The guards run first, then
 * the handler; an error that it throws is logged and becomes a 500. The response is JSON for JSON and a page for a
 * form.
 */
export function formEndpoint(secretNames: readonly string[], { handle, page }: Form): HttpsFunction {
  const options = { ...ENDPOINT, ...secrets(...secretNames) };
  return onRequest(options, async (request, response) => {
    response.set(headers);
    const contentType = request.get('content-type');
    const refusal = guardPost({
      method: request.method,
      contentType,
      size: request.rawBody?.length ?? 0,
      fetchSite: request.get('sec-fetch-site'),
    });
    if (!isFormEncoded(contentType)) {
      return send(response, refusal ?? (await handle(request, request.body).catch(unexpected)));
    }
    // Input that was refused here, because it is from another site or too large, is not echoed back.
    const sent = refusal ? {} : readForm(request.rawBody);
    const result = refusal ?? (await handle(request, sent).catch(unexpected));
    sendPage(response, result, page(sent, result));
  });
}

function unexpected(error: unknown): JsonResponse {
  logger.error('A form could not be handled', error);
  return refuse(500, 'Something went wrong. Please try again later.');
}

function sendPage(response: Response, { status, headers: own }: JsonResponse, html: string): void {
  response
    .status(status)
    .set({ 'Cache-Control': 'no-store', ...own })
    .type('html')
    .send(html);
}
