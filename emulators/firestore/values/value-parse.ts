import { invalidArgument, unimplemented } from '../../api-error.ts';
import { readBoolean, readList, readMap, readRecord, readString } from '../protocol/json-reader.ts';
import { assertDocumentName } from '../protocol/resource-name.ts';
import { formatTimestamp, parseTimestamp, truncateToMicros } from './timestamp.ts';
import { doubleValue, type Fields, NULL, type Value } from './values.ts';

/** What is parsed: fields to store, or the operand of a query, which may hold finer timestamps. */
export type ValueUse = 'store' | 'query';

/** Parses and normalises a document's fields. Throws INVALID_ARGUMENT. */
export function parseFields(json: unknown): Fields {
  return parseMap(json, 'store');
}

/** Parses and normalises one value. Throws INVALID_ARGUMENT. */
export function parseValue(json: unknown, use: ValueUse): Value {
  const [entry, ...others] = Object.entries(readMap(json, 'Value'));
  if (!entry || others.length > 0) throw invalidArgument('A Value must hold exactly one type');
  const [type, content] = entry;
  switch (type) {
    case 'nullValue':
      return NULL;
    case 'booleanValue':
      return { booleanValue: readBoolean(content, type) };
    case 'integerValue':
      return { integerValue: parseInteger(content) };
    case 'doubleValue':
      return doubleValue(parseDouble(content));
    case 'timestampValue':
      return { timestampValue: parseTime(readString(content, type), use) };
    case 'stringValue':
      return { stringValue: readString(content, type) };
    case 'bytesValue':
      return { bytesValue: Buffer.from(readString(content, type), 'base64').toString('base64') };
    case 'referenceValue':
      return { referenceValue: assertDocumentName(readString(content, type)) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(content) };
    case 'arrayValue':
      return { arrayValue: { values: parseArray(content, use) } };
    case 'mapValue':
      return { mapValue: { fields: parseMap(readRecord(content, type, ['fields']).fields, use) } };
    default:
      throw unimplemented(`Value.${type}`);
  }
}

function parseArray(json: unknown, use: ValueUse): Value[] {
  const elements = readList(readRecord(json, 'ArrayValue', ['values']).values, 'ArrayValue.values');
  return elements.map((element) => parseValue(element, use));
}

function parseMap(json: unknown, use: ValueUse): Fields {
  const fields: Fields = {};
  for (const [name, content] of Object.entries(readMap(json ?? {}, 'fields'))) {
    if (name === '' || /^__.*__$/s.test(name)) throw invalidArgument(`Property name "${name}" is reserved`);
    fields[readString(name, 'A field name')] = parseValue(content, use);
  }
  return fields;
}

function parseInteger(json: unknown): string {
  const isInteger = typeof json === 'number' ? Number.isInteger(json) : /^-?\d{1,20}$/.test(String(json));
  const integer = isInteger ? BigInt(json as string | number) : undefined;
  if (integer === undefined || BigInt.asIntN(64, integer) !== integer)
    throw invalidArgument(`Invalid integer ${String(json)}`);
  return String(integer);
}

function parseDouble(json: unknown): number {
  const number = typeof json === 'string' && json !== '' ? Number(json) : json;
  if (typeof number === 'number' && (!Number.isNaN(number) || json === 'NaN')) return number;
  throw invalidArgument(`Invalid double ${String(json)}`);
}

function parseTime(text: string, use: ValueUse): string {
  return use === 'store' ? truncateToMicros(text) : formatTimestamp(parseTimestamp(text));
}

// Protocol Buffers' JSON omits zeros.
function parseGeoPoint(json: unknown): { latitude: number; longitude: number } {
  const { latitude = 0, longitude = 0 } = readRecord(json, 'geoPointValue', ['latitude', 'longitude']);
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
