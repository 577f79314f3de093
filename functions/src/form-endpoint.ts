import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { contentTypeOf, readBody } from './forms/read-body.ts';
import { type FormFields, isFormEncoded, readForm } from './forms/read-form.ts';
import { type JsonResponse, type Response, refuse, send } from './json-response.ts';
import { ENDPOINT, secrets } from './settings.ts';

/** The parts of a request that the guards check. */
interface Posted {
  readonly method: string;
  readonly contentType: string | undefined;
  /** The Sec-Fetch-Site header (w3.org/TR/fetch-metadata). */
  readonly fetchSite: string | undefined;
}

/** How a form's function handles a submission. */
interface Form {
  /** Validates the fields, sent as JSON or as a form, and acts on them. */
  readonly handle: (request: Request, fields: unknown) => Promise<JsonResponse>;
  /** Returns the response page for a form submitted by the browser itself: without JavaScript, or before hydration. */
  readonly page: (sent: FormFields, result: JsonResponse) => string;
}

/** Forms are small: a message of 500 characters is below 5 KB in any script. */
const MAX_JSON_BYTES = 16 * 1024;

/** Form encoding can write a byte as three characters. */
const MAX_FORM_BYTES = 3 * MAX_JSON_BYTES;

const TOO_LARGE = refuse(413, 'The request is too large.');

const ANOTHER_SITE =
  'This form was sent from another site, so it was ignored. Please use the form on our site.';

/**
 * Refuses anything but a POST of JSON, or of a form on this site. Unlike JSON, browsers submit forms across sites without a
 * preflight; those without Sec-Fetch-Site are let through. Returns undefined if the request is fine.
 */
export function guardPost({
  method,
  contentType,
  fetchSite = 'same-origin',
}: Posted): JsonResponse | undefined {
  if (method !== 'POST') return refuse(405, 'Only POST is supported.', { Allow: 'POST' });
  if (isFormEncoded(contentType)) {
    return ['same-origin', 'none'].includes(fetchSite) ? undefined : refuse(403, ANOTHER_SITE);
  }
  if (/^application\/json\s*(;|$)/i.test(contentType ?? '')) return undefined;
  return refuse(415, 'The content type must be application/json or application/x-www-form-urlencoded.');
}

/**
 * An HTTP function for a form, which the app sends as JSON and the browser itself as a form. The guards run first, then
 * the body is read, up to its largest size, then the handler; an error that it throws is logged and becomes a 500. The
 * response is JSON for JSON and a page for a form.
 */
export function formEndpoint(secretNames: readonly string[], { handle, page }: Form): HttpsFunction {
  const options = { ...ENDPOINT, ...secrets(...secretNames) };
  return onRequest(options, async (request, response) => {
    const contentType = contentTypeOf(request);
    const refusal = guardPost({
      method: request.method,
      contentType,
      fetchSite: request.get('sec-fetch-site'),
    });
    if (!isFormEncoded(contentType)) {
      const fields = refusal ?? parseJson(await readBody(request, MAX_JSON_BYTES));
      const result = isRefusal(fields) ? fields : await handle(request, fields.sent).catch(unexpected);
      return send(response, result);
    }
    const body = refusal ? undefined : await readBody(request, MAX_FORM_BYTES);
    // Input that was refused here, because it is from another site or too large, is not echoed back.
    const sent = body ? readForm(body) : {};
    const result = refusal ?? (body ? await handle(request, sent).catch(unexpected) : TOO_LARGE);
    sendPage(response, result, page(sent, result));
  });
}

/** Returns what a body holds, or the refusal. An empty one holds nothing: the handler says what is missing. */
function parseJson(body: Buffer | undefined): JsonResponse | { readonly sent: unknown } {
  if (!body) return TOO_LARGE;
  try {
    return { sent: body.length === 0 ? {} : JSON.parse(body.toString()) };
  } catch {
    return refuse(400, 'The request is not valid JSON.');
  }
}

function isRefusal(fields: JsonResponse | { readonly sent: unknown }): fields is JsonResponse {
  return 'status' in fields;
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
