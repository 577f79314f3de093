import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from '../firestore/store/document.ts';
import { toMicros } from '../firestore/values/timestamp.ts';
import type { Fields, Value as StoredValue } from '../firestore/values/values.ts';

/** The reason why an expression has no value, such as a missing property. It denies, unless another branch allows. */
export class EvaluationError extends Error {}

/**
 * A value of the rules language. An integer is a bigint and a float a number, so that 1 and 1.0 remain distinct; a map
 * is a Map, so that no key in it is special; a set contains keys of maps. Values of the other types that Firestore stores, such
 * as a geo point, can only be tested for equality.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesTimestamp
  | RulesPath
  | MapDiff
  | StoredValue
  | readonly Value[]
  | ReadonlySet<string>
  | ReadonlyMap<string, Value>;

/** A point in time, in microseconds since 1970, UTC. */
export class RulesTimestamp {
  readonly micros: number;

  constructor(micros: number) {
    this.micros = micros;
  }
}

/** The path of a document or an object. */
export class RulesPath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** The result of `newer.diff(older)`: the keys that only one of two maps has, or whose values differ. */
export class MapDiff {
  readonly affectedKeys: ReadonlySet<string>;

  constructor(newer: ReadonlyMap<string, Value>, older: ReadonlyMap<string, Value>) {
    const keys = [...newer.keys(), ...older.keys()].filter((key) => {
      const [newerValue, olderValue] = [newer.get(key), older.get(key)];
      return newerValue === undefined || olderValue === undefined || !isEqual(newerValue, olderValue);
    });
    this.affectedKeys = new Set(keys);
  }
}

const TYPE_OF_CONSTRUCTOR = new Map<unknown, string>([
  [Boolean, 'bool'],
  [BigInt, 'int'],
  [Number, 'float'],
  [String, 'string'],
  [Uint8Array, 'bytes'],
  [RulesTimestamp, 'timestamp'],
  [RulesPath, 'path'],
  [MapDiff, 'map_diff'],
  [Array, 'list'],
  [Set, 'set'],
  [Map, 'map'],
]);

/** The types that are supported after `is`. */
export const TYPE_NAMES = ['bool', 'int', 'float', 'string', 'timestamp', 'list', 'map'];

/** The name of a value's type, also for messages. */
export function typeOf(value: Value): string {
  return value === null ? 'null' : (TYPE_OF_CONSTRUCTOR.get(value.constructor) ?? 'unknown');
}

/** Whether two values are equal. Different types are not, except that 1 equals 1.0, though not inside a list or map. */
export function isEqual(left: Value, right: Value): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: an int and a float of the same value are equal
  return isNumber(left) && isNumber(right) ? left == right : isDeepStrictEqual(left, right);
}

/** Whether `left` is less than `right`. Only numbers and timestamps have an order; others throw an EvaluationError. */
export function isLess(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right)) return left < right;
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) return left.micros < right.micros;
  throw new EvaluationError(`a ${typeOf(left)} and a ${typeOf(right)} have no order`);
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Functions that return a value of the expected type, and throw an EvaluationError for any other. */
export const expectType = {
  bool: (value: Value): boolean => (typeof value === 'boolean' ? value : fail('bool', value)),
  int: (value: Value): bigint => (typeof value === 'bigint' ? value : fail('int', value)),
  string: (value: Value): string => (typeof value === 'string' ? value : fail('string', value)),
  list: (value: Value): readonly Value[] => (Array.isArray(value) ? value : fail('list', value)),
  map: (value: Value): ReadonlyMap<string, Value> => (value instanceof Map ? value : fail('map', value)),
  path: (value: Value): RulesPath => (value instanceof RulesPath ? value : fail('path', value)),
} as const;

function fail(expected: string, value: Value): never {
  throw new EvaluationError(`expected a ${expected}, got a ${typeOf(value)}`);
}

/** Converts parsed JSON: whole numbers become integers, other numbers floats, and objects maps. */
export function valueOfJson(json: unknown): Value {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(valueOfJson);
  if (json !== null && typeof json === 'object') {
    return new Map(Object.entries(json).map(([key, nested]) => [key, valueOfJson(nested)]));
  }
  return json as string | boolean | null;
}

/** A document in the form of `resource`, `request.resource` and the result of `get()`. */
export function valueOfDocument({ fields }: StoredDocument): ReadonlyMap<string, Value> {
  return new Map([['data', valueOfFields(fields)]]);
}

function valueOfFields(fields: Fields): ReadonlyMap<string, Value> {
  return new Map(Object.entries(fields).map(([key, field]) => [key, valueOfField(field)]));
}

function valueOfField(stored: StoredValue): Value {
  if ('nullValue' in stored) return null;
  if ('booleanValue' in stored) return stored.booleanValue;
  if ('integerValue' in stored) return BigInt(stored.integerValue);
  if ('doubleValue' in stored) return Number(stored.doubleValue);
  if ('stringValue' in stored) return stored.stringValue;
  if ('timestampValue' in stored) return new RulesTimestamp(toMicros(stored.timestampValue));
  if ('arrayValue' in stored) return stored.arrayValue.values.map(valueOfField);
  if ('mapValue' in stored) return valueOfFields(stored.mapValue.fields);
  return stored;
}
