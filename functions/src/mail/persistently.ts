import { setTimeout as pause } from 'node:timers/promises';

const PAUSES_MS = [100, 400, 1600, 6400];

/** Tries again after short pauses, about eight seconds in all. Throws the error of the last try. */
export async function persistently<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await act();
    } catch {
      await pause(milliseconds);
    }
  }
  return act();
}
