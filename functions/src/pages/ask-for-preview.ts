import { isPreviewToken, previewAddress } from '#domain/posts/preview.ts';
import { Quota, QuotaError } from '../security/quota.ts';
import { siteAddress } from '../site-address.ts';

/** Less than a page may take to render. */
const TIMEOUT_MS = 7000;

/** The function `preview` takes all of these for calls of one visitor. */
const requests = new Quota({ most: 60, all: 300 });

/**
 * The response of the function `preview`, which has what sanitises a text. Tokens that cannot be one are answered without it.
 *
 * @throws QuotaError when the caller has asked too often
 * @throws Error when it does not respond
 */
export async function askForPreview(token: string): Promise<unknown> {
  if (!isPreviewToken(token)) return { preview: null };
  if (!requests.take()) throw new QuotaError();
  const response = await fetch(siteAddress(previewAddress(token)), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`/api/preview responded with status ${response.status}`);
  return response.json();
}
