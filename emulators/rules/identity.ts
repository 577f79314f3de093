import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../api-error.ts';
import { valueOfJson } from './value-of-json.ts';
import type { Value } from './values.ts';

/**
 * Who calls, as `request.auth`: the user of an ID token, or null where there is none. Tokens of the Auth emulator are
 * not signed: only what they say is checked.
 *
 * @param now milliseconds since 1970
 * @throws ApiError 401 for a token that is none, of another project, or expired
 */
export function identityOf({ authorization }: IncomingHttpHeaders, projectId: string, now: number): Value {
  if (!authorization) return null;
  const token = /^(?:Bearer|Firebase) (.+)$/.exec(authorization)?.[1];
  const claims = token && claimsOf(token);
  if (!claims) throw unauthenticated('The token is no ID token');
  const { aud, sub, exp } = claims;
  if (aud !== projectId) throw unauthenticated('The token is of another project');
  if (typeof exp !== 'number' || exp * 1000 <= now) throw unauthenticated('The token has expired');
  if (typeof sub !== 'string' || sub === '') throw unauthenticated('The token names nobody');
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
