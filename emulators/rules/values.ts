import { isInt64 } from '../int64.ts';
import { EvaluationError } from './rules-error.ts';

/**
 * A value of the rules language. An integer is a bigint and a float a number, so that 1 and 1.0 remain distinct; a map
 * is a Map, so that no key in it is special.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly Value[]
  | ReadonlyMap<string, Value>
  | RulesSet
  | RulesBytes
  | RulesDuration
  | RulesLatLng
  | RulesMapDiff
  | RulesPath
  | RulesTimestamp;

/** An unordered collection without duplicates. */
export class RulesSet {
  readonly items: readonly Value[];

  constructor(items: readonly Value[]) {
    this.items = items.filter((item, index) => items.findIndex((other) => isEqual(item, other)) === index);
  }
}

export class RulesBytes {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A length of time in nanoseconds. */
export class RulesDuration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A point in time, in nanoseconds since 1970, UTC. */
export class RulesTimestamp {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A geographical point, in degrees. */
export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** A path as a list of segments. */
export class RulesPath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** The result of `newer.diff(older)`. */
export class RulesMapDiff {
  readonly newer: ReadonlyMap<string, Value>;
  readonly older: ReadonlyMap<string, Value>;

  constructor(newer: ReadonlyMap<string, Value>, older: ReadonlyMap<string, Value>) {
    this.newer = newer;
    this.older = older;
  }
}

/** The type names of `is`; `number` covers int and float. */
export const TYPE_NAMES = [
  ...['null', 'bool', 'int', 'float', 'string', 'list', 'map', 'set', 'bytes', 'duration', 'timestamp'],
  ...['latlng', 'path', 'map_diff'],
] as const;

export function typeOf(value: Value): string {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
  }
  if (value === null) return 'null';
  if (isList(value)) return 'list';
  const known = CLASSES.find(([type]) => value instanceof type);
  return known?.[1] ?? 'map';
}

const CLASSES = [
  [RulesSet, 'set'],
  [RulesBytes, 'bytes'],
  [RulesDuration, 'duration'],
  [RulesTimestamp, 'timestamp'],
  [RulesLatLng, 'latlng'],
  [RulesPath, 'path'],
  [RulesMapDiff, 'map_diff'],
] as const;

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isMap(value: Value): value is ReadonlyMap<string, Value> {
  return value instanceof Map;
}

/** Whether two values are equal. Values of different types are not, but 1 and 1.0 are. */
export function isEqual(one: Value, other: Value): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: an int and a float of the same value are equal
  if (isNumber(one) && isNumber(other)) return one == other;
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
  if (isList(one)) return isList(other) && areAllEqual(one, other);
  if (isMap(one)) return isMap(other) && areMapsEqual(one, other);
  if (one instanceof RulesSet) return other instanceof RulesSet && areSetsEqual(one, other);
  if (one instanceof RulesPath)
    return other instanceof RulesPath && areAllEqual(one.segments, other.segments);
  if (one instanceof RulesBytes) {
    return other instanceof RulesBytes && Buffer.compare(one.bytes, other.bytes) === 0;
  }
  if (one instanceof RulesTimestamp) return other instanceof RulesTimestamp && one.nanos === other.nanos;
  if (one instanceof RulesDuration) return other instanceof RulesDuration && one.nanos === other.nanos;
  if (one instanceof RulesLatLng && other instanceof RulesLatLng) {
    return one.latitude === other.latitude && one.longitude === other.longitude;
  }
  return false;
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

export function includes(items: readonly Value[], value: Value): boolean {
  return items.some((item) => isEqual(item, value));
}

function areAllEqual(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((item, index) => isEqual(item, other[index] as Value));
}

function areMapsEqual(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean {
  return (
    one.size === other.size &&
    [...one].every(([key, value]) => other.has(key) && isEqual(value, other.get(key) as Value))
  );
}

function areSetsEqual(one: RulesSet, other: RulesSet): boolean {
  return one.items.length === other.items.length && one.items.every((item) => includes(other.items, item));
}

/** Narrowing that throws an error with the expected type. */
export const expectType = {
  bool: (value: Value): boolean => (typeof value === 'boolean' ? value : fail('bool', value)),
  int: (value: Value): bigint => (typeof value === 'bigint' ? value : fail('int', value)),
  number: (value: Value): number => (isNumber(value) ? Number(value) : fail('number', value)),
  string: (value: Value): string => (typeof value === 'string' ? value : fail('string', value)),
  list: (value: Value): readonly Value[] => (isList(value) ? value : fail('list', value)),
  map: (value: Value): ReadonlyMap<string, Value> => (isMap(value) ? value : fail('map', value)),
  path: (value: Value): RulesPath => (value instanceof RulesPath ? value : fail('path', value)),
  latlng: (value: Value): RulesLatLng => (value instanceof RulesLatLng ? value : fail('latlng', value)),
  duration: (value: Value): RulesDuration =>
    value instanceof RulesDuration ? value : fail('duration', value),
  /** The items of a list or a set. */
  items: (value: Value): readonly Value[] => {
    if (value instanceof RulesSet) return value.items;
    return isList(value) ? value : fail('list or set', value);
  },
} as const;

function fail(wanted: string, value: Value): never {
  throw new EvaluationError(`expected a ${wanted}, got a ${typeOf(value)}`);
}

/** A 64-bit integer. @throws EvaluationError if it is larger */
export function toInt(value: bigint): bigint {
  if (!isInt64(value)) throw new EvaluationError('the integer has more than 64 bits');
  return value;
}
