import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { PROOF_HEADER, provenWork, WORK_BITS } from '#domain/proof-of-work.ts';
import { contentTypeOf, readBody } from './forms/read-body.ts';
import { type FormFields, isFormEncoded, readForm } from './forms/read-form.ts';
import { type ExpressResponse, type JsonResponse, refuse, send } from './json-response.ts';
import { guardCaller, requireWork, type Work } from './security/guards.ts';
import { ENDPOINT, secrets, setting } from './settings.ts';

/** The parts of a request that the guards check. */
interface Posted {
  readonly method: string;
  readonly contentType: string | undefined;
  /** The Sec-Fetch-Site header (w3.org/TR/fetch-metadata). */
  readonly fetchSite: string | undefined;
  /** The Origin header, which is checked when an older browser does not send Sec-Fetch-Site. */
  readonly origin: string | undefined;
}

/** How a form's function handles a submission. */
interface Form {
  /** Validates the fields, sent as JSON or as a form, and acts on them. */
  readonly handle: (fields: unknown, work: Work) => Promise<JsonResponse>;
  /** Returns the response page for a form submitted by the browser itself: without JavaScript, or before hydration. */
  readonly page: (sent: FormFields, result: JsonResponse) => string;
}

/** Forms are small: a message of 500 characters is below 5 KB in any script. */
const MAX_JSON_BYTES = 16 * 1024;

/** Form encoding can write a byte as three characters. */
const MAX_FORM_BYTES = 3 * MAX_JSON_BYTES;

const ANOTHER_SITE =
  'This form was sent from another site, so it was ignored. Please use the form on our site.';

/**
 * Returns a refusal of anything but a POST of JSON or of a form on this site; otherwise undefined. The sender's site is checked
 * because browsers submit forms, unlike JSON, across sites without a preflight. Forms without the two headers are accepted.
 */
export function guardPost({ method, contentType, fetchSite, origin }: Posted): JsonResponse | undefined {
  if (method !== 'POST') return refuse(405, 'Only POST is supported.', { Allow: 'POST' });
  if (isFormEncoded(contentType)) {
    const isFromThisSite =
      fetchSite === undefined
        ? origin === undefined || origin === new URL(setting('SITE_URL')).origin
        : ['same-origin', 'none'].includes(fetchSite);
    return isFromThisSite ? undefined : refuse(403, ANOTHER_SITE);
  }
  if (/^application\/json\s*(;|$)/i.test(contentType ?? '')) return undefined;
  return refuse(415, 'The content type must be application/json or application/x-www-form-urlencoded.');
}

/**
 * An HTTP function for a form, which the app sends as JSON and the browser itself as a form. The guards run first, then
 * the body is read, up to its maximum size and time, then the handler runs; an error that it throws is logged and becomes a 500.
 * The response is JSON for JSON and a page for a form.
 */
export function formEndpoint(secretNames: readonly string[], form: Form): HttpsFunction {
  const options = { ...ENDPOINT, ...secrets(...secretNames) };
  return onRequest(options, (request, response) => handleForm(request, response, form));
}

/** Handles a form in a function that also responds to other requests. */
export async function handleForm(
  request: Request,
  response: ExpressResponse,
  { handle, page }: Form,
): Promise<void> {
  const isForm = isFormEncoded(contentTypeOf(request));
  const { result, sent = {} } = await handleRequest(request, isForm, handle).catch(
    (error: unknown): Handled => ({ result: refuseAfter(error) }),
  );
  send(response, isForm ? { ...result, type: 'html', body: page(sent, result) } : result);
}

/** A response, and the fields to show again in the page of a form. */
interface Handled {
  readonly result: JsonResponse;
  readonly sent?: FormFields;
}

async function handleRequest(request: Request, isForm: boolean, handle: Form['handle']): Promise<Handled> {
  const refusal = guardPost({
    method: request.method,
    contentType: contentTypeOf(request),
    fetchSite: request.get('sec-fetch-site'),
    origin: request.get('origin'),
  });
  // Input from another site is not echoed back.
  if (refusal) return { result: refusal };
  const requiredBits = await guardCaller(request);
  const proof = request.get(PROOF_HEADER);
  // A refusal as JSON does not need the body; the page of a form shows its fields again.
  if (!isForm) {
    if (isRefusal(requiredBits)) return { result: requiredBits };
    if (requiredBits > 0 && !proof) return { result: requireWork(requiredBits) };
  }
  const isPatient = requiredBits !== WORK_BITS.maximum;
  const body = await readBody(request, isForm ? MAX_FORM_BYTES : MAX_JSON_BYTES, isPatient);
  if (isRefusal(body)) return { result: body };
  const sent = isForm ? readForm(body) : {};
  if (isRefusal(requiredBits)) return { result: requiredBits, sent };
  const parsed = isForm ? { fields: sent } : parseJson(body);
  if (isRefusal(parsed)) return { result: parsed };
  const bits = await provenWork(proof, body.toString(), Date.now());
  const result =
    bits < requiredBits
      ? requireWork(requiredBits)
      : await handle(parsed.fields, { bits, proof }).catch(refuseAfter);
  return { result, sent };
}

/** Returns the fields in a body, or a refusal. An empty body has no fields; the handler then says which are missing. */
function parseJson(body: Buffer): JsonResponse | { readonly fields: unknown } {
  try {
    return { fields: body.length === 0 ? {} : JSON.parse(body.toString(), requireWellFormed) };
  } catch {
    return refuse(400, 'The request is not valid JSON, or contains half of a surrogate pair.');
  }
}

/** A reviver that throws on half of a surrogate pair, which cannot be stored or mailed. */
function requireWellFormed(name: string, value: unknown): unknown {
  if (name.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())) return value;
  throw new SyntaxError('Half of a surrogate pair');
}

function isRefusal(value: object | number): value is JsonResponse {
  return typeof value === 'object' && 'status' in value;
}

function refuseAfter(error: unknown): JsonResponse {
  logger.error('A form could not be handled', error);
  return refuse(500, 'Something went wrong. Please try again later.');
}
