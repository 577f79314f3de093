export const HOUR_MS = 3_600_000;

/** Seconds until one more call fits into `callsPerHour`, 0 when it does now. Moments in milliseconds since 1970. */
export function secondsToWait(calls: readonly number[], callsPerHour: number, now: number): number {
  const recent = ofLastHour(calls, now).toSorted((one, other) => one - other);
  const oldestInTheWay = recent.at(-callsPerHour);
  if (oldestInTheWay === undefined) return 0;
  return Math.ceil((oldestInTheWay + HOUR_MS - now) / 1000);
}

/** The calls that still count, with this one. */
export function withCall(calls: readonly number[], now: number): number[] {
  return [...ofLastHour(calls, now), now];
}

function ofLastHour(calls: readonly number[], now: number): number[] {
  return calls.filter((moment) => moment > now - HOUR_MS);
}
