import { isPreviewToken, previewAddress } from '#domain/posts/preview.ts';
import { siteAddress } from '../site-address.ts';

/** Less than a page may take to render. */
const TIMEOUT_MS = 7000;

/**
 * The response of the function `preview`, which has what sanitises a text. Tokens that cannot be one are answered without it.
 *
 * @throws Error when it does not respond
 */
export async function askForPreview(token: string): Promise<unknown> {
  if (!isPreviewToken(token)) return { preview: null };
  const response = await fetch(siteAddress(previewAddress(token)), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`/api/preview responded with status ${response.status}`);
  return response.json();
}
