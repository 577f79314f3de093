import { randomUUID } from 'node:crypto';
import { isPdfFileName } from '#domain/downloads/document-names.ts';
import type { DownloadTokenPayload } from '#domain/downloads/download-link.ts';
import { signToken, verifyToken } from '../security/signed-token.ts';
import { setting } from '../settings.ts';

/** Signs a token for downloading a file, valid from `now` (milliseconds since 1970) for SITE_LINK_HOURS. */
export function signDownloadToken(fileName: string, now: number): Promise<string> {
  const exp = Math.floor(now / 1000) + setting('SITE_LINK_HOURS') * 3600;
  // The random `jti` makes each token unique: guards.ts counts links separately, even two for one file within a second.
  const payload: Omit<DownloadTokenPayload, 'exp'> = { fileName };
  return signToken({ ...payload, jti: randomUUID() }, exp);
}

/** Returns the file name in a token, or undefined if the token is invalid. */
export async function verifyDownloadToken(token: string, now: number): Promise<string | undefined> {
  const { fileName } = (await verifyToken(token, now)) ?? {};
  return typeof fileName === 'string' && isPdfFileName(fileName) ? fileName : undefined;
}
