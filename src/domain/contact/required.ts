import * as z from 'zod/mini';

/** A rule after which the ones below it are not asked: each field shows one error at a time. */
export function required(error: string) {
  return z.minLength(1, { error, abort: true });
}
