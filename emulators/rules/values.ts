import type { StoredDocument } from '../firestore/store/document.ts';
import { parseTimestamp } from '../firestore/values/timestamp.ts';
import type { Value as StoredValue } from '../firestore/values/values.ts';

/** The reason why an expression has no value, such as a missing property. It denies, unless another branch allows. */
export class EvaluationError extends Error {}

/**
 * A value of the rules language. An integer is a bigint and a float a number, so that 1 and 1.0 remain distinct; a map
 * is a Map, so that no key in it is special; a set contains keys of maps.
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
  | RulesPlace
  | MapDiff
  | readonly Value[]
  | ReadonlySet<string>
  | ReadonlyMap<string, Value>;

/** A point in time, in nanoseconds since 1970, UTC. */
export class RulesTimestamp {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
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

/** A stored geographical point, which can only be compared. */
class RulesPlace {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The result of `newer.diff(older)`. */
export class MapDiff {
  readonly newer: ReadonlyMap<string, Value>;
  readonly older: ReadonlyMap<string, Value>;

  constructor(newer: ReadonlyMap<string, Value>, older: ReadonlyMap<string, Value>) {
    this.newer = newer;
    this.older = older;
  }
}

const CLASSES = [
  [Uint8Array, 'bytes'],
  [RulesTimestamp, 'timestamp'],
  [RulesPath, 'path'],
  [RulesPlace, 'latlng'],
  [MapDiff, 'map_diff'],
  [Array, 'list'],
  [Set, 'set'],
  [Map, 'map'],
] as const;

/** The types that `is` knows. */
export const TYPE_NAMES = ['bool', 'int', 'float', 'string', 'timestamp', 'list', 'map'];

const PRIMITIVES: Readonly<Record<string, string>> = {
  boolean: 'bool',
  bigint: 'int',
  number: 'float',
  string: 'string',
};

/** The type of a value, named as in `is`. */
export function typeOf(value: Value): string {
  if (value === null) return 'null';
  return PRIMITIVES[typeof value] ?? CLASSES.find(([known]) => value instanceof known)?.[1] ?? 'unknown';
}

/** Whether two values are equal. Values of different types are not, but 1 and 1.0 are. */
export function isEqual(one: Value, other: Value): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: an int and a float of the same value are equal
  if (isNumber(one) && isNumber(other)) return one == other;
  if (typeOf(one) !== typeOf(other)) return false;
  if (isMap(one) && isMap(other)) return one.size === other.size && affectedKeys(one, other).size === 0;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index] as Value));
  }
  if (one instanceof Set && other instanceof Set) return isEqual([...one].sort(), [...other].sort());
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0;
  if (one instanceof RulesTimestamp && other instanceof RulesTimestamp) return one.nanos === other.nanos;
  if (one instanceof RulesPath && other instanceof RulesPath) return String(one) === String(other);
  if (one instanceof RulesPlace && other instanceof RulesPlace) return one.text === other.text;
  return one === other;
}

/** The keys that only one of two maps has, or whose values differ. */
export function affectedKeys(
  newer: ReadonlyMap<string, Value>,
  older: ReadonlyMap<string, Value>,
): ReadonlySet<string> {
  const keys = [...newer.keys(), ...older.keys()].filter((key) => {
    const [one, other] = [newer.get(key), older.get(key)];
    return one === undefined || other === undefined || !isEqual(one, other);
  });
  return new Set(keys);
}

/** Whether one value is less than another. Only numbers and timestamps have an order. */
export function isLess(one: Value, other: Value): boolean {
  if (isNumber(one) && isNumber(other)) return one < other;
  if (one instanceof RulesTimestamp && other instanceof RulesTimestamp) return one.nanos < other.nanos;
  throw new EvaluationError(`a ${typeOf(one)} and a ${typeOf(other)} have no order`);
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function isMap(value: Value): value is ReadonlyMap<string, Value> {
  return value instanceof Map;
}

/** Narrowing that throws an EvaluationError with the expected type. */
export const expectType = {
  bool: (value: Value): boolean => (typeof value === 'boolean' ? value : fail('bool', value)),
  int: (value: Value): bigint => (typeof value === 'bigint' ? value : fail('int', value)),
  string: (value: Value): string => (typeof value === 'string' ? value : fail('string', value)),
  list: (value: Value): readonly Value[] => (isList(value) ? value : fail('list', value)),
  map: (value: Value): ReadonlyMap<string, Value> => (isMap(value) ? value : fail('map', value)),
  path: (value: Value): RulesPath => (value instanceof RulesPath ? value : fail('path', value)),
} as const;

function fail(wanted: string, value: Value): never {
  throw new EvaluationError(`expected a ${wanted}, got a ${typeOf(value)}`);
}

/** Converts plain JSON: whole numbers become integers, others floats, objects maps. */
export function valueOfJson(json: unknown): Value {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(valueOfJson);
  if (json !== null && typeof json === 'object') {
    return new Map(Object.entries(json).map(([key, item]) => [key, valueOfJson(item)]));
  }
  return json as string | boolean | null;
}

/** A document in the form of `resource`, `request.resource` and the result of `get()`. */
export function valueOfDocument({ name, fields }: StoredDocument): ReadonlyMap<string, Value> {
  return new Map<string, Value>([
    ['data', valueOfFields(fields)],
    ['id', name.slice(name.lastIndexOf('/') + 1)],
  ]);
}

function valueOfFields(fields: StoredDocument['fields']): ReadonlyMap<string, Value> {
  return new Map(Object.entries(fields).map(([key, field]) => [key, valueOfField(field)]));
}

function valueOfField(stored: StoredValue): Value {
  if ('nullValue' in stored) return null;
  if ('booleanValue' in stored) return stored.booleanValue;
  if ('integerValue' in stored) return BigInt(stored.integerValue);
  if ('doubleValue' in stored) return Number(stored.doubleValue);
  if ('stringValue' in stored) return stored.stringValue;
  if ('timestampValue' in stored) {
    const { seconds, nanos } = parseTimestamp(stored.timestampValue);
    return new RulesTimestamp(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));
  }
  if ('bytesValue' in stored) return Buffer.from(stored.bytesValue, 'base64');
  // Without the project: `databases/D/documents/a/b`.
  if ('referenceValue' in stored) return new RulesPath(stored.referenceValue.split('/').slice(2));
  if ('arrayValue' in stored) return stored.arrayValue.values.map(valueOfField);
  if ('mapValue' in stored) return valueOfFields(stored.mapValue.fields);
  const { latitude, longitude } = stored.geoPointValue;
  return new RulesPlace(`${latitude},${longitude}`);
}
