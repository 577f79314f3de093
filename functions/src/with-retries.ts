import { setTimeout as pause } from 'node:timers/promises';

const DELAYS_MS = [100, 400, 1600, 6400];

/** Returns the result of `act`. Retries it four times at most, after delays of about eight seconds in all. Throws the last error. */
export async function withRetries<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const delayMs of DELAYS_MS) {
    try {
      return await act();
    } catch {
      await pause(delayMs);
    }
  }
  return act();
}
