import { expect, inject, test } from 'vitest';
import { ANYONE, type Person } from './people.ts';

/** `unknown` means that the token is rejected. */
type Outcome = 'allowed' | 'refused' | 'unknown';

/** The expected outcome of an attempt: a denial by its code in each SDK, so that no other failure passes for it. */
const ENDS: Readonly<Record<Outcome, readonly string[]>> = {
  allowed: ['allowed'],
  refused: ['permission-denied', 'storage/unauthorized'],
  unknown: ['unauthenticated', 'storage/unauthenticated'],
};

/** Checks the outcome of an attempt. */
export async function expectOutcome(attempt: Promise<unknown>, outcome: Outcome): Promise<void> {
  const end = await attempt.then(
    () => 'allowed',
    (error) => error.code ?? error,
  );
  expect(ENDS[outcome]).toContain(end);
}

/** An attempt: its name, who is allowed, and the call. */
export type Attempt = readonly [what: string, may: readonly Person[], act: (who: Person) => Promise<unknown>];

/** People whose token is rejected as invalid, even for public data. */
const UNKNOWN: readonly Person[] = ['staff with an expired token', 'staff of another project'];

/** Tries each attempt as each person. `id` is the requirement that it is refused to the others. */
export function testEachPerson(id: string, attempts: readonly Attempt[]): void {
  const unknown = inject('guarded').isOwn ? UNKNOWN : [];
  const rows = attempts.flatMap(([what, may, act]) => [
    ...ANYONE.map((who) => ({ what, who, act, outcome: may.includes(who) ? 'allowed' : 'refused' }) as const),
    ...unknown.map((who) => ({ what, who, act, outcome: 'unknown' }) as const),
  ]);
  test.each(rows)(`${id} $who, $what: $outcome`, async ({ who, act, outcome }) =>
    expectOutcome(act(who), outcome),
  );
}
