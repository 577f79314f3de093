import * as z from 'zod/mini';

/** A check that stops validation of the field when it fails, so that only one error is shown at a time. */
export function required(error: string) {
  return z.minLength(1, { error, abort: true });
}
