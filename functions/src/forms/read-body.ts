import type { Request } from 'firebase-functions/https';

/** Returns the content type as it was sent: every-request.ts hides it from the framework. */
export function contentTypeOf({ rawHeaders }: Pick<Request, 'rawHeaders'>): string | undefined {
  const index = rawHeaders.findIndex(
    (text, place) => place % 2 === 0 && text.toLowerCase() === 'content-type',
  );
  return index < 0 ? undefined : rawHeaders[index + 1];
}

/** Returns the body of a request, or undefined if it is larger than `most` bytes; reading then stops. */
export async function readBody(request: Request, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  if (request.rawBody) return request.rawBody.length > most ? undefined : request.rawBody;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
