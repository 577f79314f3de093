import { conditionNotMet } from './errors.ts';
import type { StoredObject } from './stored-object.ts';

/** https://cloud.google.com/storage/docs/request-preconditions */
export const CONDITION_OPTIONS = ['ifGenerationMatch', 'ifMetagenerationMatch'] as const;

/** What has to hold of the stored object for a call to go through; generation 0 stands for none being there. */
export type Conditions = Readonly<Partial<Record<(typeof CONDITION_OPTIONS)[number], string>>>;

export function readConditions(query: URLSearchParams): Conditions {
  const given = CONDITION_OPTIONS.flatMap((option) => {
    const value = query.get(option);
    return value === null ? [] : [[option, value]];
  });
  return Object.fromEntries(given);
}

/** Throws FAILED_PRECONDITION (412) when a condition does not hold. */
export function checkConditions(
  { ifGenerationMatch, ifMetagenerationMatch }: Conditions,
  existing: StoredObject | undefined,
): void {
  if (ifGenerationMatch !== undefined && ifGenerationMatch !== String(existing?.generation ?? 0))
    throw conditionNotMet('ifGenerationMatch');
  if (ifMetagenerationMatch !== undefined && ifMetagenerationMatch !== String(existing?.metageneration))
    throw conditionNotMet('ifMetagenerationMatch');
}
