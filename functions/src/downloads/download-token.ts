import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isPdfFileName } from '#domain/downloads/document-names.ts';
import type { DownloadTokenPayload } from '#domain/downloads/download-link.ts';
import { linkSettings, validitySettings } from '../settings.ts';

const ALGORITHM = 'HS256';

/** Signs a token (RFC 7519) that is good for downloading a file for the hours of the setting from `now` (milliseconds since 1970). */
export function signDownloadToken(fileName: string, now: number): Promise<string> {
  const [current] = linkSettings().DOWNLOAD_LINK_KEYS;
  const exp = Math.floor(now / 1000) + validitySettings().SITE_LINK_HOURS * 3600;
  return (
    new SignJWT({ fileName } satisfies Omit<DownloadTokenPayload, 'exp'>)
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: current.id })
      .setExpirationTime(exp)
      // Each link is counted (guards.ts), also if two are made for one file within a second.
      .setJti(randomUUID())
      .sign(current.key)
  );
}

/** Returns the file name in a token, or undefined if the token is altered, expired, or signed with an unknown key. */
export async function verifyDownloadToken(token: string, now: number): Promise<string | undefined> {
  const keys = linkSettings().DOWNLOAD_LINK_KEYS;
  if (!hasCanonicalSignature(token)) return undefined;
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const signedWith = keys.find(({ id }) => id === kid);
        if (!signedWith) throw new errors.JWKSNoMatchingKey();
        return signedWith.key;
      },
      { algorithms: [ALGORITHM], requiredClaims: ['exp'], currentDate: new Date(now) },
    );
    const { fileName } = payload;
    return typeof fileName === 'string' && isPdfFileName(fileName) ? fileName : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** The last character of a signature of 32 bytes has two unused bits: with others it would pass as the same. */
function hasCanonicalSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
