import type { IncomingMessage } from 'node:http';
import { requestOtherSite } from '../security/public-address.ts';
import { pictureType } from './picture-type.ts';

/** The maximum size of a picture in bytes: its copy is stored, and served, as it is. */
const MAX_SIZE = 5 * 1024 * 1024;

/** The timeout of a picture, including its redirects. */
const TIMEOUT_MS = 5000;
const MAX_REDIRECTS = 3;

/** A picture of another site. */
export interface FetchedPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Fetches a picture by HTTPS from the public internet.
 *
 * @throws DOMException named TimeoutError when its site is too slow
 * @throws Error when it cannot be reached, is not a picture that staff could upload, or is at an internal address
 */
export async function fetchPicture(url: string): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const bytes = await fetchBytes(new URL(url), MAX_REDIRECTS, signal).catch((error: unknown) => {
    // Once the picture has begun to arrive, Node's own error is not named TimeoutError.
    throw signal.aborted ? signal.reason : error;
  });
  const type = pictureType(bytes);
  if (!type) throw new Error('It is neither PNG nor JPEG, WebP or AVIF');
  return { type, bytes };
}

async function fetchBytes(url: URL, redirectsLeft: number, signal: AbortSignal): Promise<Buffer> {
  const response = await requestOtherSite(url, signal);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    if (redirectsLeft === 0) throw new Error('It is redirected too often');
    return fetchBytes(new URL(headers.location, url), redirectsLeft - 1, signal);
  }
  if (statusCode !== 200) {
    response.destroy();
    throw new Error(`Its site responds with ${statusCode}`);
  }
  return readAll(response);
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_SIZE) throw new Error('It is larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
