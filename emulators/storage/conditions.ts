import { conditionNotMet } from './errors.ts';
import type { StoredObject } from './stored-object.ts';

/** https://cloud.google.com/storage/docs/request-preconditions */
export const CONDITION_OPTIONS = ['ifGenerationMatch', 'ifMetagenerationMatch'] as const;

/** The preconditions of a call on the stored object; generation 0 means that none exists. */
export type Conditions = Readonly<Partial<Record<(typeof CONDITION_OPTIONS)[number], string>>>;

export function readConditions(query: URLSearchParams): Conditions {
  const given = CONDITION_OPTIONS.flatMap((option) => {
    const value = query.get(option);
    return value === null ? [] : [[option, value]];
  });
  return Object.fromEntries(given);
}

/** Throws FAILED_PRECONDITION (412) if a condition is not met. */
export function checkConditions(
  { ifGenerationMatch, ifMetagenerationMatch }: Conditions,
  existing: StoredObject | undefined,
): void {
  if (ifGenerationMatch !== undefined && ifGenerationMatch !== String(existing?.generation ?? 0))
    throw conditionNotMet('ifGenerationMatch');
  if (ifMetagenerationMatch !== undefined && ifMetagenerationMatch !== String(existing?.metageneration))
    throw conditionNotMet('ifMetagenerationMatch');
}
