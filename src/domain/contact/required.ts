import * as z from 'zod/mini';

/** A check that a text is not empty. If it fails, later checks are skipped, so that a field has only one error. */
export function required(error: string) {
  return z.minLength(1, { error, abort: true });
}
