import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import { type Answer, refuse, send } from './answer.ts';
import { ENDPOINT, secrets } from './settings.ts';

/** What of a request the guards look at. */
interface Posted {
  readonly method: string;
  readonly contentType: string | undefined;
  readonly size: number;
}

/** Forms are small: the longest message of 500 characters stays below 5 KB in any script. */
const MAX_BODY_BYTES = 16 * 1024;

/** Why a request is not a small JSON post, or undefined when it is. */
export function guardJsonPost({ method, contentType, size }: Posted): Answer | undefined {
  if (method !== 'POST') return refuse(405, 'Only POST is answered here.', { Allow: 'POST' });
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    return refuse(415, 'The content type must be application/json.');
  }
  if (size > MAX_BODY_BYTES) return refuse(413, 'The request is too large.');
  return undefined;
}

/** An HTTP function for a form of the site: guards first, then the handler; whatever it throws is a logged 500. */
export function formEndpoint(
  secretNames: readonly string[],
  handle: (request: Request) => Promise<Answer>,
): HttpsFunction {
  const options = { ...ENDPOINT, ...secrets(...secretNames) };
  return onRequest(options, async (request, response) => {
    const posted = {
      method: request.method,
      contentType: request.get('content-type'),
      size: request.rawBody?.length ?? 0,
    };
    send(response, guardJsonPost(posted) ?? (await handle(request).catch(unexpected)));
  });
}

function unexpected(error: unknown): Answer {
  logger.error('A form could not be answered', error);
  return refuse(500, 'Something went wrong. Please try again later.');
}
