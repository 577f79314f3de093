import type { GoogleResponse } from './google-api.ts';

/** The result of a check. `unknown`: Google did not let it be made. `repair` is the command, or the page, that fixes it. */
export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'wrong' | 'unknown';
  readonly repair?: string;
}

/** Whether something is right, and the command or page that repairs it. */
type Judgement = readonly [what: string, isRight: boolean, repair: string];

/**
 * Judges a response of Google's. What may not be read is unknown.
 *
 * @param missing what is wrong, with its repair, if Google responds that there is no such thing
 */
export function read(
  response: GoogleResponse,
  what: string,
  judge: (body: Record<string, unknown>) => readonly Judgement[],
  missing?: readonly [what: string, repair: string],
): readonly Finding[] {
  if (response.ok) return judge(record(response.body)).map(finding);
  if (response.status === 404 && missing) return [{ what: missing[0], state: 'wrong', repair: missing[1] }];
  return [{ what: `${what} could not be read: ${response.reason}`, state: 'unknown' }];
}

function finding([what, isRight, repair]: Judgement): Finding {
  return isRight ? { what, state: 'ok' } : { what: `not so: ${what}`, state: 'wrong', repair };
}

/** A value of JSON as an object, an array or a text; an empty one if it is something else. */
export function record(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
