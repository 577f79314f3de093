import type { GoogleResponse } from './google-api.ts';

/** The result of a check. `unknown`: Google did not let it be made. `repair` is the command, or the page, that fixes it. */
export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'wrong' | 'unknown';
  readonly repair?: string;
}

/** What a body tells, or that it could not be read. */
export function read(
  response: GoogleResponse,
  what: string,
  judge: (body: Record<string, unknown>) => readonly Finding[],
): readonly Finding[] {
  if (response.ok) return judge(record(response.body));
  return [{ what: `${what} could not be read: ${response.reason}`, state: 'unknown' }];
}

/** A finding by whether something is right, with the command or page that repairs it. */
export function finding(what: string, isRight: boolean, repair: string): Finding {
  return isRight ? { what, state: 'ok' } : wrong(`not so: ${what}`, repair);
}

export function wrong(what: string, repair: string): Finding {
  return { what, state: 'wrong', repair };
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
