import { expect } from 'vitest';
import type { Answer } from './people.ts';

/** What an attempt ends with: a refusal by its code in each of the SDKs, so that no other failure passes for one. */
const ENDS: Readonly<Record<Answer, readonly string[]>> = {
  allowed: ['allowed'],
  refused: ['permission-denied', 'storage/unauthorized'],
  unknown: ['unauthenticated', 'storage/unauthenticated'],
};

/** Holds an attempt to its answer. */
export async function expectAnswer(attempt: Promise<unknown>, answer: Answer): Promise<void> {
  const end = await attempt.then(
    () => 'allowed',
    (error) => error.code ?? error,
  );
  expect(ENDS[answer]).toContain(end);
}
