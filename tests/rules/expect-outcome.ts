import { expect } from 'vitest';
import type { Outcome } from './people.ts';

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
