const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** Whether an integer fits into 64 bits. */
export function isInt64(integer: bigint): boolean {
  return integer >= MIN_INT64 && integer <= MAX_INT64;
}

/** Clamps an integer to 64 bits. */
export function nearestInt64(integer: bigint): bigint {
  if (integer > MAX_INT64) return MAX_INT64;
  if (integer < MIN_INT64) return MIN_INT64;
  return integer;
}
