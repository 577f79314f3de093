import { expect, inject, test } from 'vitest';
import { ANYONE, type Person, REJECTED } from './people.ts';

/** `refused`: the rules deny the attempt. `rejected`: the token is invalid. */
type Outcome = 'allowed' | 'refused' | 'rejected';

/** How each outcome shows: a denial by its error code in each SDK, so that no other failure passes for one. */
const RESULTS: Readonly<Record<Outcome, readonly string[]>> = {
  allowed: ['allowed'],
  refused: ['permission-denied', 'storage/unauthorized'],
  rejected: ['unauthenticated', 'storage/unauthenticated'],
};

export async function expectOutcome(attempt: Promise<unknown>, outcome: Outcome): Promise<void> {
  const result = await attempt.then(
    () => 'allowed',
    (error) => error.code ?? error,
  );
  expect(RESULTS[outcome]).toContain(result);
}

/** An attempt: its name, who is allowed, and the call. */
export type Attempt = readonly [what: string, may: readonly Person[], act: (who: Person) => Promise<unknown>];

/** Tries each attempt as each person: everyone who may not make it is refused. `id` is that of the requirement. */
export function testEachPerson(id: string, attempts: readonly Attempt[]): void {
  const rejected = inject('guarded').isOwn ? REJECTED : [];
  const rows = attempts.flatMap(([what, may, act]) => [
    ...ANYONE.map((who) => ({ what, who, act, outcome: may.includes(who) ? 'allowed' : 'refused' }) as const),
    ...rejected.map((who) => ({ what, who, act, outcome: 'rejected' }) as const),
  ]);
  test.each(rows)(`${id} $who, $what: $outcome`, async ({ who, act, outcome }) =>
    expectOutcome(act(who), outcome),
  );
}

/** Tries an attempt with the value of each case; the name of the case replaces `%s` in the title. */
export function testEachCase<Value>(
  title: string,
  outcome: Outcome,
  cases: Readonly<Record<string, Value>>,
  act: (value: Value) => Promise<unknown>,
): void {
  test.each(Object.entries(cases))(title, async (_, value) => expectOutcome(act(value), outcome));
}
