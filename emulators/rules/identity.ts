import type { IncomingHttpHeaders } from 'node:http';
import { UnsecuredJWT } from 'jose';
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
  const token = authorization.replace(/^(?:Bearer|Firebase) /, '');
  try {
    const { payload } = UnsecuredJWT.decode(token, { audience: projectId, currentDate: new Date(now) });
    return new Map([
      ['uid', payload.sub ?? ''],
      ['token', valueOfJson(payload)],
    ]);
  } catch (error) {
    throw new ApiError(401, 'UNAUTHENTICATED', `The ID token is rejected: ${error}`);
  }
}
