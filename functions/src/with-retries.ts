import { setTimeout as pause } from 'node:timers/promises';

const DELAYS_MS = [100, 400, 1600, 6400];

/** Retries with increasing delays, for about eight seconds in all. Throws the last error. */
export async function withRetries<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const milliseconds of DELAYS_MS) {
    try {
      return await act();
    } catch {
      await pause(milliseconds);
    }
  }
  return act();
}
