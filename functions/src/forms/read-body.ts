import type { Request } from 'firebase-functions/https';
import { type JsonResponse, refuse } from '../json-response.ts';
import { withTimeout } from '../with-timeout.ts';

/** A form or a report is a few packets; slow senders would occupy an instance that others need, above all those who call often. */
const TIMEOUT_MS = 5000;
const SHORT_TIMEOUT_MS = 1000;

const TOO_LARGE = refuse(413, 'The request is too large.');
const TOO_SLOW = refuse(408, 'The request took too long to arrive.', { Connection: 'close' });

/** Returns the content type from the names and values in `rawHeaders`: every-request.ts has deleted it from `headers`. */
export function contentTypeOf({ rawHeaders }: Pick<Request, 'rawHeaders'>): string | undefined {
  const index = rawHeaders.findIndex(
    (text, position) => position % 2 === 0 && text.toLowerCase() === 'content-type',
  );
  return index < 0 ? undefined : rawHeaders[index + 1];
}

/** Returns the body of a request, or the refusal of one that is larger than `maxBytes` or takes longer than 5 s, or 1 s unless patient. */
export async function readBody(
  request: Request,
  maxBytes: number,
  isPatient = true,
): Promise<Buffer | JsonResponse> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return TOO_LARGE;
  if (request.rawBody) return request.rawBody.length > maxBytes ? TOO_LARGE : request.rawBody;
  const timeoutMs = isPatient ? TIMEOUT_MS : SHORT_TIMEOUT_MS;
  return withTimeout(collect(request, maxBytes), timeoutMs).catch(() => TOO_SLOW);
}

async function collect(request: Request, maxBytes: number): Promise<Buffer | JsonResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open for the refusal; Node discards the rest of the body.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) return TOO_LARGE;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
