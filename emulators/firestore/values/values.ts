import { parseTimestamp } from './timestamp.ts';

/** A document's fields by name. */
export type Fields = Record<string, Value>;

/** Doubles that JSON cannot represent are stored as text. */
type DoubleText = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** Firestore's value in the JSON of its REST protocol, normalised by `parseValue`. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: DoubleText }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Fields } };

export const NULL: Value = { nullValue: null };

/** Firestore's order of types, https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering */
const TYPE = {
  null: 1,
  boolean: 2,
  number: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  map: 10,
} as const;

export function typeOf(value: Value): number {
  if ('stringValue' in value) return TYPE.string;
  if ('integerValue' in value || 'doubleValue' in value) return TYPE.number;
  if ('booleanValue' in value) return TYPE.boolean;
  if ('timestampValue' in value) return TYPE.timestamp;
  if ('mapValue' in value) return TYPE.map;
  if ('arrayValue' in value) return TYPE.array;
  if ('nullValue' in value) return TYPE.null;
  if ('referenceValue' in value) return TYPE.reference;
  if ('bytesValue' in value) return TYPE.bytes;
  return TYPE.geoPoint;
}

/** A number value: 64-bit integers exact as bigint, doubles as number; undefined for other types. */
export function numberOf(value: Value | undefined): bigint | number | undefined {
  if (!value) return undefined;
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : undefined;
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

export function isNullValue(value: Value): boolean {
  return 'nullValue' in value;
}

/** Wraps a double; NaN, the infinities and -0 become text. */
export function doubleValue(number: number): Value {
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(number) ? number : (String(number) as DoubleText) };
}

/** Compares two values in Firestore's total order: negative, 0 or positive. */
export function compareValues(a: Value, b: Value): number {
  const type = typeOf(a);
  const difference = type - typeOf(b);
  if (difference !== 0) return difference;
  if ('stringValue' in a && 'stringValue' in b) return compareUtf8(a.stringValue, b.stringValue);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b) {
    return compareTimestamps(a.timestampValue, b.timestampValue);
  }
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const [p, q] = [a.geoPointValue, b.geoPointValue];
    return p.latitude - q.latitude || p.longitude - q.longitude;
  }
  if ('arrayValue' in a && 'arrayValue' in b) return compareLists(a.arrayValue.values, b.arrayValue.values);
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields, b.mapValue.fields);
  return type === TYPE.number ? compareNumbers(numberOf(a), numberOf(b)) : 0;
}

/** Equality as in queries and array transforms: 1 equals 1.0, NaN equals NaN, 0 equals -0. */
export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

// JavaScript compares bigint with number mathematically, without rounding.
function compareNumbers(a: bigint | number = 0, b: bigint | number = 0): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareTimestamps(a: string, b: string): number {
  const [p, q] = [parseTimestamp(a), parseTimestamp(b)];
  return p.seconds - q.seconds || p.nanos - q.nanos;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const [left, right] = [sortedEntries(a), sortedEntries(b)];
  for (const [index, [name, value]] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareUtf8(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function sortedEntries(fields: Fields): [string, Value][] {
  return Object.entries(fields).sort(([a], [b]) => compareUtf8(a, b));
}

/** Compares resource names segment by segment. */
function compareNames(a: string, b: string): number {
  const right = b.split('/');
  for (const [index, segment] of a.split('/').entries()) {
    const other = right[index];
    const order = other === undefined ? 1 : compareUtf8(segment, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Compares strings by their UTF-8 bytes: UTF-16 order, except that surrogates sort after U+FFFF. */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left !== right) {
      return Number(isSurrogate(left)) - Number(isSurrogate(right)) || left - right;
    }
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
