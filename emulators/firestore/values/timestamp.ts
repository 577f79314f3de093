import { invalidArgument } from '../../api-error.ts';

/** A time: whole seconds since 1970 (negative before) and the nanoseconds after them. */
export interface Moment {
  readonly seconds: number;
  readonly nanos: number;
}

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const FIRST_SECOND = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** Parses an RFC 3339 timestamp in the years 1 to 9999. Throws INVALID_ARGUMENT. */
export function parseTimestamp(text: string): Moment {
  const match = RFC_3339.exec(text);
  const seconds = match ? Date.parse(`${match[1]}${match[3]}`) / 1000 : Number.NaN;
  if (!(seconds >= FIRST_SECOND && seconds <= LAST_SECOND)) {
    throw invalidArgument(`Invalid timestamp "${text}"`);
  }
  return { seconds, nanos: Number((match?.[2] ?? '').padEnd(9, '0')) };
}

/** Formats a time with 0, 3, 6 or 9 fractional digits, as Google's APIs do. */
export function formatTimestamp({ seconds, nanos }: Moment): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos).padStart(9, '0');
  return `${whole}.${digits.replace(/(?:000){1,2}$/, '')}Z`;
}

/** Truncates to microseconds, Firestore's precision. */
export function truncateToMicros(text: string): string {
  const { seconds, nanos } = parseTimestamp(text);
  return formatTimestamp({ seconds, nanos: nanos - (nanos % 1000) });
}

/** Microseconds since 1970, exact up to the year 2255. */
export function toMicros(text: string): number {
  const { seconds, nanos } = parseTimestamp(text);
  return seconds * 1_000_000 + Math.floor(nanos / 1000);
}

/** The inverse of `toMicros`, always with six fractional digits. */
export function fromMicros(micros: number): string {
  const millis = Math.floor(micros / 1000);
  return `${new Date(millis).toISOString().slice(0, -1)}${String(micros - millis * 1000).padStart(3, '0')}Z`;
}
