import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../api-error.ts';
import { type Value, valueOfJson } from './values.ts';

/**
 * The caller, as `request.auth`: the user of an ID token, or null without one. Tokens of the Auth emulator are not
 * signed, so only their claims are checked.
 *
 * @param now milliseconds since 1970
 * @throws ApiError 401 for a token that is malformed, of another project, or expired
 */
export function identityOf({ authorization }: IncomingHttpHeaders, projectId: string, now: number): Value {
  if (!authorization) return null;
  const token = /^(?:Bearer|Firebase) (.+)$/.exec(authorization)?.[1];
  const claims = token && claimsOf(token);
  if (!claims) throw unauthenticated('The token is not an ID token');
  const { aud, sub, exp } = claims;
  if (aud !== projectId) throw unauthenticated('The token is for another project');
  if (typeof exp !== 'number' || exp * 1000 <= now) throw unauthenticated('The token has expired');
  if (typeof sub !== 'string' || sub === '') throw unauthenticated('The token has no subject');
  return new Map([
    ['uid', sub],
    ['token', valueOfJson(claims)],
  ]);
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return claims !== null && typeof claims === 'object' ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

function unauthenticated(message: string): ApiError {
  return new ApiError(401, 'UNAUTHENTICATED', message);
}
