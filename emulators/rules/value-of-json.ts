import type { Value } from './values.ts';

/** Converts plain JSON: whole numbers become integers, others floats, objects maps. */
export function valueOfJson(json: unknown): Value {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(valueOfJson);
  if (json !== null && typeof json === 'object') {
    return new Map(Object.entries(json).map(([key, item]) => [key, valueOfJson(item)]));
  }
  return json as string | boolean | null;
}
