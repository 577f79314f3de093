import { invalidArgument, unimplemented } from '../../api-error.ts';

export type JsonRecord = Record<string, unknown>;

/**
 * Reads a JSON object whose fields must all be known, so that nothing in a request is silently ignored.
 * Throws 400 if it is not an object, and 501 naming the first field that is not in `known`.
 */
export function readRecord(json: unknown, what: string, known: readonly string[]): JsonRecord {
  const record = readMap(json, what);
  for (const name of Object.keys(record)) {
    if (record[name] !== undefined && !known.includes(name)) throw unimplemented(`${what}.${name}`);
  }
  return record;
}

/** Reads a JSON object with arbitrary keys. */
export function readMap(json: unknown, what: string): JsonRecord {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalidArgument(`${what} must be an object`);
  }
  return json as JsonRecord;
}

/** Reads a list; a missing one is empty, as in Protocol Buffers' JSON. */
export function readList(json: unknown, what: string): unknown[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalidArgument(`${what} must be a list`);
  return json;
}

/** Reads a string without lone surrogates. Throws 400 for anything else. */
export function readString(json: unknown, what: string): string {
  if (typeof json !== 'string') throw invalidArgument(`${what} must be a string`);
  if (!json.isWellFormed()) throw invalidArgument(`${what} is not valid Unicode`);
  return json;
}

/** Reads a boolean; a missing one is false, as in Protocol Buffers' JSON. */
export function readBoolean(json: unknown, what: string): boolean {
  if (json === undefined) return false;
  if (typeof json !== 'boolean') throw invalidArgument(`${what} must be a boolean`);
  return json;
}

/** Reads an integer ≥ 0 given as a number, a string, or wrapped as `{ value }`; undefined if missing. */
export function readCount(json: unknown, what: string): number | undefined {
  if (json === undefined || json === null) return undefined;
  const plain = typeof json === 'object' ? (json as JsonRecord).value : json;
  const count = Number(plain ?? 0);
  if (!Number.isSafeInteger(count) || count < 0) throw invalidArgument(`${what} must be an integer ≥ 0`);
  return count;
}

/**
 * Reads an enum that the web SDK sends by name and the admin SDK by number (`enum-encoding=int`).
 * `names` maps numbers to names. Throws 501 for an unknown value.
 */
export function readEnum<Name extends string>(
  json: unknown,
  what: string,
  names: Readonly<Record<number, Name>>,
): Name {
  const name = typeof json === 'number' ? names[json] : json;
  const known = Object.values(names).find((candidate) => candidate === name);
  if (known === undefined) {
    throw unimplemented(`${what} ${String(json)}, only ${Object.values(names).join(', ')}`);
  }
  return known;
}
