import { EvaluationError } from '../rules-error.ts';
import { expectType, RulesDuration, RulesTimestamp, toInt, type Value } from '../values.ts';
import { type Callables, taking } from './method-table.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_MILLISECOND = 1_000_000n;
const SECONDS_PER_DAY = 86_400n;

/** Units of `duration.value`, in nanoseconds. */
const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * SECONDS_PER_DAY * NANOS_PER_SECOND,
  d: SECONDS_PER_DAY * NANOS_PER_SECOND,
  h: 3600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLISECOND,
  ns: 1n,
};

const { duration, int, string } = expectType;

/** Divides rounding down, so that a time before 1970 has a non-negative fraction of a second. */
function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

const nanosOf = (value: Value) => (value as RulesTimestamp).nanos;
const millisOf = (value: Value) => floorDivide(nanosOf(value), NANOS_PER_MILLISECOND);
const dateOf = (value: Value) => new Date(Number(millisOf(value)));
const dayOf = (value: Value) => floorDivide(nanosOf(value), SECONDS_PER_DAY * NANOS_PER_SECOND);
const dayStart = (value: Value) => dayOf(value) * SECONDS_PER_DAY * NANOS_PER_SECOND;

/** firebase.google.com/docs/reference/rules/rules.Timestamp; all in UTC. */
export const timestampMethods: Callables = {
  date: taking(0, (time) => new RulesTimestamp(dayStart(time))),
  time: taking(0, (time) => new RulesDuration(nanosOf(time) - dayStart(time))),
  year: taking(0, (time) => BigInt(dateOf(time).getUTCFullYear())),
  month: taking(0, (time) => BigInt(dateOf(time).getUTCMonth() + 1)),
  day: taking(0, (time) => BigInt(dateOf(time).getUTCDate())),
  // 1970-01-01 was a Thursday; Monday is 1, Sunday is 7.
  dayOfWeek: taking(0, (time) => ((((dayOf(time) + 3n) % 7n) + 7n) % 7n) + 1n),
  dayOfYear: taking(
    0,
    (time) => dayOf(time) - BigInt(Date.UTC(dateOf(time).getUTCFullYear(), 0)) / 86_400_000n + 1n,
  ),
  hours: taking(0, (time) => BigInt(dateOf(time).getUTCHours())),
  minutes: taking(0, (time) => BigInt(dateOf(time).getUTCMinutes())),
  seconds: taking(0, (time) => BigInt(dateOf(time).getUTCSeconds())),
  nanos: taking(0, (time) => nanosOf(time) - floorDivide(nanosOf(time), NANOS_PER_SECOND) * NANOS_PER_SECOND),
  toMillis: taking(0, millisOf),
};

/** firebase.google.com/docs/reference/rules/rules.Duration */
export const durationMethods: Callables = {
  seconds: taking(0, (value) => duration(value).nanos / NANOS_PER_SECOND),
  nanos: taking(0, (value) => duration(value).nanos % NANOS_PER_SECOND),
};

/** firebase.google.com/docs/reference/rules/rules.duration_ */
export const durationFunctions: Callables = {
  abs: taking(1, (value) => {
    const { nanos } = duration(value);
    return new RulesDuration(nanos < 0n ? -nanos : nanos);
  }),
  time: taking(
    4,
    (hours, minutes, seconds, nanos) =>
      new RulesDuration(
        ((int(hours) * 60n + int(minutes)) * 60n + int(seconds)) * NANOS_PER_SECOND + int(nanos),
      ),
  ),
  value: taking(2, (magnitude, unit) => {
    const name = string(unit);
    const nanos = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
    if (nanos === undefined) throw new EvaluationError(`not a unit of time: ${name}`);
    return new RulesDuration(toInt(int(magnitude) * nanos));
  }),
};

/** firebase.google.com/docs/reference/rules/rules.timestamp_ */
export const timestampFunctions: Callables = {
  date: taking(3, (year, month, day) => {
    const parts = [int(year), int(month), int(day)].map(Number) as [number, number, number];
    const time = Date.UTC(parts[0], parts[1] - 1, parts[2]);
    const date = new Date(time);
    // Month 13 or 30 February is not a date, and must not become another one.
    if (date.getUTCMonth() !== parts[1] - 1 || date.getUTCDate() !== parts[2]) {
      throw new EvaluationError(`not a date: ${parts.join('-')}`);
    }
    return new RulesTimestamp(BigInt(time) * NANOS_PER_MILLISECOND);
  }),
  value: taking(1, (millis) => new RulesTimestamp(int(millis) * NANOS_PER_MILLISECOND)),
};
