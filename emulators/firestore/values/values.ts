/** A document's fields by name. */
export type Fields = Record<string, Value>;

/** A double in JSON. Those that `JSON.stringify` would change are text. */
type JsonDouble = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** Firestore's value in the JSON of its REST protocol, normalised by `valueSchema`. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: JsonDouble }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Fields } };

export const NULL = { nullValue: null };

/** A number value: 64-bit integers exact as bigint, doubles as number; undefined for other types. */
export function numberOf(value: Value | undefined): bigint | number | undefined {
  if (!value) return undefined;
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : undefined;
}

/** Wraps a double; NaN, the infinities and -0 become text. */
export function doubleValue(number: number): { doubleValue: JsonDouble } {
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(number) ? number : (String(number) as JsonDouble) };
}
