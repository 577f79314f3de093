import { invalidArgument } from '../../api-error.ts';

/** A timestamp as the SDKs send it: in UTC, in the years 1 to 9999. */
const TIMESTAMP = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** Truncates a timestamp to Firestore's microseconds, with 0, 3 or 6 fractional digits. Throws INVALID_ARGUMENT. */
export function normaliseTimestamp(text: string): string {
  const [, seconds, fraction = ''] = TIMESTAMP.exec(text) ?? [];
  if (!seconds || Number.isNaN(Date.parse(text))) throw invalidArgument(`Invalid timestamp "${text}"`);
  const digits = fraction.padEnd(6, '0').slice(0, 6);
  return `${seconds}.${digits}`.replace(/\.?(?:000){1,2}$/, '').concat('Z'); // without groups of zeros at the end
}

/** Microseconds since 1970, exact up to the year 2255. Throws INVALID_ARGUMENT. */
export function toMicros(text: string): number {
  const [seconds = '', fraction = ''] = normaliseTimestamp(text).slice(0, -1).split('.');
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0'));
}

/** The inverse of `toMicros`, always with six fractional digits. */
export function fromMicros(micros: number): string {
  const millis = Math.floor(micros / 1000);
  return `${new Date(millis).toISOString().slice(0, -1)}${String(micros - millis * 1000).padStart(3, '0')}Z`;
}
