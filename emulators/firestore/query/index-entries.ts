import { invalidArgument } from '../../api-error.ts';
import { type FieldPath, formatFieldPath } from '../values/field-path.ts';
import { indexKey } from '../values/value-key.ts';
import { type Fields, TYPE, typeOf, type Value } from '../values/values.ts';

/** What an index entry represents: a field's value, or an element of its array. */
export const VALUE_ENTRY = 0;
export const ELEMENT_ENTRY = 1;

export interface IndexEntry {
  readonly path: string;
  readonly kind: typeof VALUE_ENTRY | typeof ELEMENT_ENTRY;
  readonly key: Buffer;
}

/** https://firebase.google.com/docs/firestore/quotas#indexes */
const MAX_ENTRIES = 40_000;

/**
 * The index entries of a document, without duplicates, by an identifying string. Maps are indexed as a whole and by
 * their fields, arrays as a whole and by their elements. Throws INVALID_ARGUMENT if there are too many.
 */
export function indexEntries(fields: Fields): Map<string, IndexEntry> {
  const entries = new Map<string, IndexEntry>();
  collect(entries, fields);
  return entries;
}

function collect(entries: Map<string, IndexEntry>, fields: Fields, parent?: FieldPath): void {
  for (const [name, value] of Object.entries(fields)) {
    const names: FieldPath = parent ? [...parent, name] : [name];
    const path = formatFieldPath(names);
    add(entries, path, VALUE_ENTRY, value);
    if ('arrayValue' in value) {
      for (const element of value.arrayValue.values) add(entries, path, ELEMENT_ENTRY, element);
    } else if ('mapValue' in value && typeOf(value) === TYPE.map) {
      collect(entries, value.mapValue.fields, names);
    }
  }
}

function add(entries: Map<string, IndexEntry>, path: string, kind: IndexEntry['kind'], value: Value): void {
  const key = indexKey(value);
  entries.set(`${kind}${path}\0${key.toString('latin1')}`, { path, kind, key });
  if (entries.size > MAX_ENTRIES) throw invalidArgument('too many index entries for entity');
}
