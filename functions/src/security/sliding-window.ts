export const HOUR_MS = 3_600_000;

/** Returns the seconds until another call is within `callsPerHour`, 0 if one already is. Times are in milliseconds since 1970. */
export function secondsToWait(calls: readonly number[], callsPerHour: number, now: number): number {
  const recent = ofLastHour(calls, now).toSorted((one, other) => one - other);
  const blocking = recent.at(-callsPerHour); // Once this call is an hour old, another is within the limit.
  if (blocking === undefined) return 0;
  return Math.ceil((blocking + HOUR_MS - now) / 1000);
}

/** Returns the calls within the hour before `now`. */
export function ofLastHour(calls: readonly number[], now: number): number[] {
  return calls.filter((moment) => moment > now - HOUR_MS);
}
