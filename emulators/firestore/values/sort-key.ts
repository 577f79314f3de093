import type { Value } from './values.ts';

/**
 * The first byte of a key, in Firestore's order of types. NaN sorts before the other numbers and compares with none of them:
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
const TYPE_BYTES = {
  null: 1,
  boolean: 2,
  nan: 3,
  number: 4,
  timestamp: 5,
  string: 6,
  bytes: 7,
  reference: 8,
  geoPoint: 9,
  array: 10,
  map: 11,
} as const;

/**
 * A normalised value as bytes that sort and compare as Firestore's values do, with two exceptions: integers beyond 2^53 are
 * rounded, and the order of lists, and of maps, among themselves has no meaning.
 */
export function sortKey(value: Value): Buffer {
  const [type, content] = partsOf(value);
  return Buffer.concat([Buffer.of(TYPE_BYTES[type]), Buffer.from(content)]);
}

/** The smallest key of a value's type, and the smallest key beyond that type. */
export function boundsOfType(value: Value): [Buffer, Buffer] {
  const [type] = partsOf(value);
  return [Buffer.of(TYPE_BYTES[type]), Buffer.of(TYPE_BYTES[type] + 1)];
}

function partsOf(value: Value): [keyof typeof TYPE_BYTES, Buffer | string] {
  if ('stringValue' in value) return ['string', value.stringValue];
  if ('timestampValue' in value) return ['timestamp', value.timestampValue.slice(0, -1)]; // Z sorts after the dot of a fraction
  if ('integerValue' in value) return ['number', numberKey(Number(value.integerValue))];
  if ('doubleValue' in value) {
    return value.doubleValue === 'NaN' ? ['nan', ''] : ['number', numberKey(Number(value.doubleValue))];
  }
  if ('booleanValue' in value) return ['boolean', String(Number(value.booleanValue))];
  if ('bytesValue' in value) return ['bytes', Buffer.from(value.bytesValue, 'base64')];
  // Names compare segment by segment, so a slash has to sort before all characters of ids.
  if ('referenceValue' in value) return ['reference', value.referenceValue.replaceAll('/', '\0')];
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return ['geoPoint', Buffer.concat([numberKey(latitude), numberKey(longitude)])];
  }
  if ('arrayValue' in value) return ['array', JSON.stringify(value.arrayValue)];
  if ('mapValue' in value) return ['map', JSON.stringify(value.mapValue)];
  return ['null', ''];
}

/** A double as bytes that sort as numbers do: all bits of a negative number are inverted, of others the sign bit alone. */
function numberKey(number: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number + 0); // -0 becomes 0
  if (number < 0) return Buffer.from(bytes.map((byte) => ~byte));
  return Buffer.from(bytes.map((byte, index) => (index === 0 ? byte ^ 0x80 : byte)));
}
