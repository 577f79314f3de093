import { numericId } from '../protocol/resource-name.ts';
import { parseTimestamp } from './timestamp.ts';
import { numberOf, sortedEntries, typeOf, type Value, vectorElements } from './values.ts';

/** Firestore indexes the first 1500 bytes of a value. */
export const MAX_KEY_BYTES = 1500;

/** Sorts before every element, entry and segment, so that a shorter list comes first. */
const END = Buffer.from([0]);
const ENTRY = Buffer.from([1]);
const NUMERIC_SEGMENT = Buffer.from([1]);
const TEXT_SEGMENT = Buffer.from([2]);

/**
 * Encodes a value so that comparing the bytes of two keys yields the order of `compareValues`.
 * The first byte is the type, see `TYPE`.
 */
export function encodeValue(value: Value): Buffer {
  const parts: Buffer[] = [];
  appendValue(parts, value);
  return Buffer.concat(parts);
}

/** The key as stored in the index. A key of `MAX_KEY_BYTES` may belong to several different values. */
export function indexKey(value: Value): Buffer {
  return encodeValue(value).subarray(0, MAX_KEY_BYTES);
}

function appendValue(parts: Buffer[], value: Value): void {
  parts.push(Buffer.from([typeOf(value)]));
  if ('stringValue' in value) appendString(parts, value.stringValue);
  else if ('booleanValue' in value) parts.push(Buffer.from([Number(value.booleanValue)]));
  else if ('integerValue' in value || 'doubleValue' in value) parts.push(encodeNumber(numberOf(value) ?? 0));
  else if ('timestampValue' in value) parts.push(encodeTimestamp(value.timestampValue));
  else if ('bytesValue' in value) appendBytes(parts, Buffer.from(value.bytesValue, 'base64'));
  else if ('referenceValue' in value) appendSegments(parts, value.referenceValue.split('/'));
  else if ('geoPointValue' in value) {
    parts.push(encodeDouble(value.geoPointValue.latitude), encodeDouble(value.geoPointValue.longitude));
  } else if ('arrayValue' in value) appendList(parts, value.arrayValue.values);
  else if ('mapValue' in value) appendMap(parts, value.mapValue.fields);
}

function appendList(parts: Buffer[], values: readonly Value[]): void {
  for (const value of values) appendValue(parts, value);
  parts.push(END);
}

function appendMap(parts: Buffer[], fields: Record<string, Value>): void {
  const vector = vectorElements(fields);
  if (vector) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(vector.length);
    parts.push(length);
    appendList(parts, vector);
    return;
  }
  for (const [name, value] of sortedEntries(fields)) {
    parts.push(ENTRY);
    appendString(parts, name);
    appendValue(parts, value);
  }
  parts.push(END);
}

function appendSegments(parts: Buffer[], segments: readonly string[]): void {
  for (const segment of segments) {
    const number = numericId(segment);
    if (number === undefined) {
      parts.push(TEXT_SEGMENT);
      appendString(parts, segment);
    } else {
      parts.push(NUMERIC_SEGMENT, encodeInt64(number));
    }
  }
  parts.push(END);
}

function appendString(parts: Buffer[], text: string): void {
  appendBytes(parts, Buffer.from(text));
}

// A zero byte is written as 00 FF and the end as 00 00, so that the end sorts before any continuation.
function appendBytes(parts: Buffer[], bytes: Buffer): void {
  let start = 0;
  for (let zero = bytes.indexOf(0); zero !== -1; zero = bytes.indexOf(0, start)) {
    parts.push(bytes.subarray(start, zero), Buffer.from([0, 0xff]));
    start = zero + 1;
  }
  parts.push(bytes.subarray(start), Buffer.from([0, 0]));
}

/**
 * NaN is a single 0. Any other number is 1, the greatest double not above it, and the remainder (below 1024, since
 * adjacent doubles in the 64-bit range are at most that far apart).
 */
function encodeNumber(number: bigint | number): Buffer {
  if (Number.isNaN(number)) return Buffer.from([0]);
  const floor = typeof number === 'bigint' ? floorDouble(number) : number;
  const rest = typeof number === 'bigint' ? Number(number - BigInt(floor)) : 0;
  const key = Buffer.alloc(11);
  key.writeUInt8(1, 0);
  encodeDouble(floor).copy(key, 1);
  key.writeUInt16BE(rest, 9);
  return key;
}

function floorDouble(integer: bigint): number {
  const nearest = Number(integer);
  if (BigInt(nearest) <= integer) return nearest;
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(nearest);
  // The next double below: one bit pattern less for positive numbers, one more for negative ones.
  bits.writeBigUInt64BE(bits.readBigUInt64BE() + (nearest > 0 ? -1n : 1n));
  return bits.readDoubleBE();
}

// IEEE 754 bit patterns sort like their numbers once the sign bit is flipped, and negative ones inverted.
function encodeDouble(number: number): Buffer {
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(number === 0 ? 0 : number);
  const pattern = bits.readBigUInt64BE();
  const isNegative = pattern >> 63n === 1n;
  bits.writeBigUInt64BE(isNegative ? ~pattern & 0xffff_ffff_ffff_ffffn : pattern | (1n << 63n));
  return bits;
}

function encodeTimestamp(text: string): Buffer {
  const { seconds, nanos } = parseTimestamp(text);
  const rest = Buffer.alloc(4);
  rest.writeUInt32BE(nanos);
  return Buffer.concat([encodeInt64(BigInt(seconds)), rest]);
}

function encodeInt64(integer: bigint): Buffer {
  const key = Buffer.alloc(8);
  key.writeBigUInt64BE(integer + (1n << 63n));
  return key;
}

/** The key just after all values of a type. */
export function endOfType(type: number): Buffer {
  return Buffer.from([type + 1]);
}

/** The key before all values of a type. */
export function startOfType(type: number): Buffer {
  return Buffer.from([type]);
}

/** An order-preserving key of a path's segments; a prefix of the keys of everything below it. */
export function pathKey(name: string): Buffer {
  const parts: Buffer[] = [];
  appendSegments(parts, name.split('/'));
  return Buffer.concat(parts.slice(0, -1));
}
