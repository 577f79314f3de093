import type { Collection, IndexedDocument, Range, Reader } from '../store/reader.ts';
import { type FieldPath, formatFieldPath, isNameField } from '../values/field-path.ts';
import { indexKey, MAX_KEY_BYTES } from '../values/value-key.ts';
import { isNullValue, NULL, type Value } from '../values/values.ts';
import { ELEMENT_ENTRY, VALUE_ENTRY } from './index-entries.ts';
import { keyRange, nameRange } from './query-range.ts';
import type { Filter, Order, StructuredQuery } from './structured-query.ts';

/** An equality with at most this many matches is looked up, and its matches are sorted. */
const FEW = 500;

/** The candidates of a query, in groups that follow each other in the query's order. */
export interface Plan {
  readonly candidates: Iterable<IndexedDocument>;
  /** Identifies the group. Documents within a group are unordered. Undefined: the document is its own group. */
  groupOf(candidate: IndexedDocument): string | undefined;
}

/** Documents that the index lists under one key. */
interface Probe {
  readonly field: number;
  readonly key: Buffer;
  readonly count: number;
}

/** Chooses how to find the documents of one collection: by an equality, or by walking an index in order. */
export function planQuery(
  reader: Reader,
  collection: Collection,
  query: StructuredQuery,
  orders: readonly Order[],
): Plan {
  const [first] = orders;
  const probe = bestProbe(reader, collection, query.where);
  if (probe && probe.count <= FEW) {
    return unsorted(reader.indexed(collection, probe.field, only(probe.key, false)));
  }
  if (!first || isNameField(first.field)) {
    const descending = first?.descending ?? false;
    if (!probe || probe.key.length >= MAX_KEY_BYTES) {
      return sorted(reader.documents(collection, nameRange(collection, query, orders)));
    }
    return sorted(reader.indexed(collection, probe.field, only(probe.key, descending)));
  }
  const field = reader.fieldNumber(formatFieldPath(first.field), VALUE_ENTRY);
  if (field === undefined) return sorted([]);
  return {
    candidates: reader.indexed(collection, field, keyRange(query, first)),
    groupOf: isWalkOrder(orders) ? groupOfLongKey : groupOfKey,
  };
}

/** All documents of a collection, unordered. */
export function unsorted(candidates: Iterable<IndexedDocument>): Plan {
  return { candidates, groupOf: () => '' };
}

function sorted(candidates: Iterable<IndexedDocument>): Plan {
  return { candidates, groupOf: () => undefined };
}

// The index is sorted by one field, then by id, both in the same direction.
function isWalkOrder(orders: readonly Order[]): boolean {
  return orders.length === 2 && orders[0]?.descending === orders[1]?.descending;
}

function groupOfKey({ key }: IndexedDocument): string {
  return key.toString('latin1');
}

// Documents whose keys are truncated at the same place still have to be sorted by their full values.
function groupOfLongKey(candidate: IndexedDocument): string | undefined {
  return candidate.key.length < MAX_KEY_BYTES ? undefined : groupOfKey(candidate);
}

function only(key: Buffer, descending: boolean): Range {
  return { lower: key, upper: key, descending };
}

/** The equality in the query's conjunction with the fewest matches, counted up to FEW + 1. */
function bestProbe(reader: Reader, collection: Collection, where: Filter | undefined): Probe | undefined {
  let best: Probe | undefined;
  for (const { field, kind, value } of equalities(where)) {
    const number = reader.fieldNumber(formatFieldPath(field), kind);
    const key = indexKey(value);
    const count = number === undefined ? 0 : reader.countEntries(collection, number, key, FEW + 1);
    if (!best || count < best.count) best = { field: number ?? -1, key, count };
  }
  return best;
}

interface Equality {
  readonly field: FieldPath;
  readonly kind: number;
  readonly value: Value;
}

function equalities(where: Filter | undefined): Equality[] {
  if (!where) return [];
  if (where.kind === 'composite') return where.op === 'AND' ? where.filters.flatMap(equalities) : [];
  if (isNameField(where.field)) return [];
  const { field } = where;
  if (where.kind === 'unary') {
    if (where.op === 'IS_NULL') return [{ field, kind: VALUE_ENTRY, value: NULL }];
    return where.op === 'IS_NAN' ? [{ field, kind: VALUE_ENTRY, value: { doubleValue: 'NaN' } }] : [];
  }
  if (where.op === 'EQUAL') return [{ field, kind: VALUE_ENTRY, value: where.value }];
  const isElement = where.op === 'ARRAY_CONTAINS' && !isNullValue(where.value);
  return isElement ? [{ field, kind: ELEMENT_ENTRY, value: where.value }] : [];
}
