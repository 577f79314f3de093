import type { GoogleResponse } from './google-api.ts';

/** The result of a check; `unknown` if Google did not allow it. `repair` is the command or the page that fixes the fault. */
export interface Finding {
  readonly message: string;
  readonly state: 'ok' | 'wrong' | 'unknown';
  readonly repair?: string;
}

/** A claim about a project, whether it is true, and the command or page that makes it true. */
type Judgement = readonly [claim: string, isTrue: boolean, repair: string];

/** The link in Google's message about a service that is not enabled. It contains the service and the project. */
const NOT_ENABLED = /\/apis\/api\/([\w.]+)\/overview\?project=([\w-]+)/;

/**
 * Judges Google's response about a subject. If Google responds that there is no such thing, the finding is `missing`: the fault
 * and its repair. A service that is not enabled is a fault, too. After any other refusal, the state is `unknown`.
 */
export function judge(
  response: GoogleResponse,
  subject: string,
  toJudgements: (body: Record<string, unknown>) => readonly Judgement[],
  missing?: readonly [fault: string, repair: string],
): readonly Finding[] {
  if (response.ok) return toJudgements(asRecord(response.body)).map(toFinding);
  if (response.status === 404 && missing)
    return [{ message: missing[0], state: 'wrong', repair: missing[1] }];
  const [, service, project] = NOT_ENABLED.exec(response.reason) ?? [];
  const repair = `gcloud services enable ${service} --project ${project} (with the others of step 2)`;
  if (service) return [{ message: `${subject}: ${service} is not enabled`, state: 'wrong', repair }];
  return [{ message: `${subject} could not be read: ${response.reason}`, state: 'unknown' }];
}

function toFinding([claim, isTrue, repair]: Judgement): Finding {
  return isTrue ? { message: claim, state: 'ok' } : { message: `not true: ${claim}`, state: 'wrong', repair };
}

/** This function and the two below return a JSON value as an object, array or text: an empty one if it is something else. */
export function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
