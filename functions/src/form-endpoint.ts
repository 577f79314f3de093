import headers from 'virtual:site-headers';
import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import { type Answer, type Response, refuse, send } from './answer.ts';
import { type FormFields, isFormEncoded, readForm } from './forms/read-form.ts';
import { ENDPOINT, secrets } from './settings.ts';

/** What of a request the guards look at. */
interface Posted {
  readonly method: string;
  readonly contentType: string | undefined;
  readonly size: number;
  /** What the browser says of the page that the request comes from (w3.org/TR/fetch-metadata). */
  readonly fetchSite: string | undefined;
}

/** What a function for a form does with what was sent. */
interface Form {
  /** Judges the fields, whatever they were sent as, and does what they ask for. */
  readonly handle: (request: Request, fields: unknown) => Promise<Answer>;
  /** The page of an answer for a browser that has sent the form by itself: before the app was there, or without it. */
  readonly page: (sent: FormFields, answer: Answer) => string;
}

/** Forms are small: the longest message of 500 characters stays below 5 KB in any script. */
const MAX_JSON_BYTES = 16 * 1024;

/** A form in HTML writes most bytes as three characters. */
const MAX_FORM_BYTES = 3 * MAX_JSON_BYTES;

const ANOTHER_SITE =
  'This form was sent from another site, and nothing was done. Please use the one on our site.';

/** Why a request is not a small post of JSON or of a form on this site, or undefined when it is. */
export function guardPost({ method, contentType, size, fetchSite }: Posted): Answer | undefined {
  if (method !== 'POST') return refuse(405, 'Only POST is answered here.', { Allow: 'POST' });
  if (isFormEncoded(contentType)) return guardForm(size, fetchSite);
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    return refuse(415, 'The content type must be application/json or application/x-www-form-urlencoded.');
  }
  return guardSize(size, MAX_JSON_BYTES);
}

/** Browsers send the forms of any site without asking first, unlike JSON. Those too old to say from where are let pass. */
function guardForm(size: number, fetchSite = 'same-origin'): Answer | undefined {
  if (!['same-origin', 'none'].includes(fetchSite)) return refuse(403, ANOTHER_SITE);
  return guardSize(size, MAX_FORM_BYTES);
}

function guardSize(size: number, most: number): Answer | undefined {
  return size > most ? refuse(413, 'The request is too large.') : undefined;
}

/**
 * An HTTP function for a form of the site, which the app sends as JSON and a browser by itself as a form: guards first,
 * then the handler; whatever it throws is a logged 500. JSON is answered with JSON, a form with a page.
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
    // What another site has filled in, or is too much, does not come back.
    const sent = refusal ? {} : readForm(request.rawBody);
    const answer = refusal ?? (await handle(request, sent).catch(unexpected));
    sendPage(response, answer, page(sent, answer));
  });
}

function unexpected(error: unknown): Answer {
  logger.error('A form could not be answered', error);
  return refuse(500, 'Something went wrong. Please try again later.');
}

function sendPage(response: Response, answer: Answer, html: string): void {
  response
    .status(answer.status)
    .set({ 'Cache-Control': 'no-store', ...answer.headers })
    .type('html')
    .send(html);
}
