import { expect } from 'vitest';
import type { Answer } from './people.ts';

/** The expected outcome of an attempt: a denial by its code in each SDK, so that no other failure passes for it. */
const ENDS: Readonly<Record<Answer, readonly string[]>> = {
  allowed: ['allowed'],
  refused: ['permission-denied', 'storage/unauthorized'],
  unknown: ['unauthenticated', 'storage/unauthenticated'],
};

/** Checks the outcome of an attempt. */
export async function expectAnswer(attempt: Promise<unknown>, answer: Answer): Promise<void> {
  const end = await attempt.then(
    () => 'allowed',
    (error) => error.code ?? error,
  );
  expect(ENDS[answer]).toContain(end);
}
