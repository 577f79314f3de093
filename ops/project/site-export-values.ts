import { GeoPoint, Timestamp } from 'firebase-admin/firestore';

/** The key of a JSON object that stands for another type, such as a Timestamp, or for a map that has this key itself. */
const TAG = '$type';

/** A value of Firestore as JSON, from which `valueOfJson` restores it. @throws Error for a type that could not be restored */
export function jsonOfValue(value: unknown): unknown {
  if (value instanceof Timestamp) {
    return { [TAG]: 'timestamp', seconds: value.seconds, nanoseconds: value.nanoseconds };
  }
  if (value instanceof GeoPoint) {
    return { [TAG]: 'place', latitude: value.latitude, longitude: value.longitude };
  }
  if (value instanceof Uint8Array) return { [TAG]: 'bytes', base64: Buffer.from(value).toString('base64') };
  if (typeof value === 'number' && !Number.isFinite(value)) return { [TAG]: 'number', text: String(value) };
  if (Array.isArray(value)) return value.map(jsonOfValue);
  if (value === null || typeof value !== 'object') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error(`A value of the type ${value.constructor.name} cannot be exported`);
  }
  const map = mapValues(value, jsonOfValue);
  return TAG in map ? { [TAG]: 'map', map } : map;
}

/** The inverse of `jsonOfValue`. @throws Error for a type that an export does not write */
export function valueOfJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(valueOfJson);
  if (json === null || typeof json !== 'object') return json;
  const { [TAG]: type, ...rest } = json as Record<string, unknown>;
  switch (type) {
    case undefined:
      return mapValues(rest, valueOfJson);
    case 'timestamp':
      return new Timestamp(Number(rest.seconds), Number(rest.nanoseconds));
    case 'place':
      return new GeoPoint(Number(rest.latitude), Number(rest.longitude));
    case 'bytes':
      return Buffer.from(String(rest.base64), 'base64');
    case 'number':
      return Number(rest.text);
    case 'map':
      return mapValues(rest.map as object, valueOfJson);
    default:
      throw new Error(`A value of the type ${type} cannot be imported`);
  }
}

function mapValues(map: object, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
}
