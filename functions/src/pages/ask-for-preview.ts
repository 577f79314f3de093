import { isPreviewToken, previewAddress } from '#domain/posts/preview.ts';
import { siteAddress } from '../site-address.ts';

/** Shorter than the timeout of rendering. */
const TIMEOUT_MS = 7000;

/**
 * The response of the function `preview`, which has the sanitiser. Malformed tokens are answered without a request.
 *
 * @throws Error when it does not respond
 */
export async function askForPreview(token: string): Promise<unknown> {
  if (!isPreviewToken(token)) return { preview: null };
  return askFor(previewAddress(token));
}

/**
 * The response of another function, which has what `pages` does not: the keys of links, or the sanitiser.
 *
 * @throws Error when it does not respond
 */
export async function askFor(address: string): Promise<unknown> {
  const response = await fetch(siteAddress(address), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const [path] = address.split('?');
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return response.json();
}
