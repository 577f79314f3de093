import type { IncomingHttpHeaders } from 'node:http';
import { UnsecuredJWT } from 'jose';
import { ApiError, permissionDenied } from '../api-error.ts';
import { isAdmin } from '../http.ts';
import type { Ruleset, RulesRequest } from './ruleset.ts';
import { RulesTimestamp, type Value, valueOfJson } from './values.ts';

/** A request for access to a project, with its headers, which rules do not see. */
interface Access extends Omit<RulesRequest, 'request'> {
  readonly headers: IncomingHttpHeaders;
  /** In microseconds since 1970. */
  readonly now: number;
  /** The document or object to be stored; undefined if none is. */
  readonly resulting: Value | undefined;
  readonly limit?: number | undefined;
}

/** Throws `permissionDenied()` unless the rules allow an access. The admin may do anything. */
export function enforce(rules: Ruleset, projectId: string, access: Access): void {
  const { headers, now, resulting, limit, ...target } = access;
  if (isAdmin(headers)) return;
  const request = new Map<string, Value>([
    ['auth', identityOf(headers, projectId, now)],
    ['time', new RulesTimestamp(now)],
  ]);
  if (limit !== undefined) request.set('query', new Map([['limit', BigInt(limit)]]));
  if (resulting !== undefined) request.set('resource', resulting);
  const { allowed, reasons } = rules.decide({ ...target, request });
  if (!allowed) throw permissionDenied(reasons);
}

/**
 * The caller, as `request.auth`: the user of an ID token, or null without one. Tokens of the Auth emulator are not
 * signed, so only their claims are checked.
 *
 * @throws ApiError 401 for a token that is malformed, of another project, or expired
 */
function identityOf({ authorization }: IncomingHttpHeaders, projectId: string, now: number): Value {
  if (!authorization) return null;
  const token = authorization.replace(/^(?:Bearer|Firebase) /, '');
  try {
    const currentDate = new Date(now / 1000);
    const { payload } = UnsecuredJWT.decode(token, { audience: projectId, currentDate });
    return new Map([
      ['uid', payload.sub ?? ''],
      ['token', valueOfJson(payload)],
    ]);
  } catch (error) {
    throw new ApiError(401, 'UNAUTHENTICATED', `The ID token is rejected: ${error}`);
  }
}
