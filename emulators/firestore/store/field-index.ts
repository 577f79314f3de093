import { formatTimestamp, parseTimestamp } from '../values/timestamp.ts';
import type { Value } from '../values/values.ts';

/** A field whose values of one type SQLite keeps in order, for all collections. */
export interface FieldIndex {
  /** The name of a field of documents, of letters, digits and underscores. */
  readonly field: string;
  readonly type: 'stringValue' | 'timestampValue';
}

/**
 * The SQL expression of an index's key: text that sorts as the values do; NULL for documents without such a value.
 * Stored timestamps have 0, 3 or 6 fractional digits, so that without their Z they sort by time.
 */
export function keyOf({ field, type }: FieldIndex): string {
  const value = `json_extract(fields, '$.${field}.${type}')`;
  return type === 'stringValue' ? value : `rtrim(${value}, 'Z')`;
}

/** The key of a value; undefined for a value of another type. */
export function keyOfValue({ type }: FieldIndex, value: Value): string | undefined {
  if (type === 'stringValue') return 'stringValue' in value ? value.stringValue : undefined;
  if (!('timestampValue' in value)) return undefined;
  return formatTimestamp(parseTimestamp(value.timestampValue)).slice(0, -1);
}

/** The inverse of `keyOfValue`, for a stored value. */
export function valueOfKey({ type }: FieldIndex, key: string): Value {
  return type === 'stringValue' ? { stringValue: key } : { timestampValue: `${key}Z` };
}
