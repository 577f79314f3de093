import { numericId, splitName } from '../protocol/resource-name.ts';
import { type Collection, HIGHEST, LOWEST, type Range } from '../store/reader.ts';
import { isNameField, samePath } from '../values/field-path.ts';
import { endOfType, indexKey, startOfType } from '../values/value-key.ts';
import { typeOf, type Value } from '../values/values.ts';
import type { Cursor, Filter, Order, StructuredQuery } from './structured-query.ts';

/**
 * The range of a field's index that contains a query's results, from its cursors and from the filters on that field
 * that apply to all results. It may be too wide, never too narrow: the filters are applied afterwards.
 */
export function keyRange(query: StructuredQuery, order: Order): Range {
  let lower: Buffer = LOWEST;
  let upper: Buffer = HIGHEST;
  const raise = (key: Buffer): void => {
    if (Buffer.compare(key, lower) > 0) lower = key;
  };
  const reduce = (key: Buffer): void => {
    if (Buffer.compare(key, upper) < 0) upper = key;
  };
  for (const { op, value } of conjuncts(query.where, order)) {
    const key = indexKey(value);
    const type = typeOf(value);
    if (op === 'EQUAL' || op.startsWith('GREATER')) {
      raise(key);
      reduce(endOfType(type));
    }
    if (op === 'EQUAL' || op.startsWith('LESS')) {
      raise(startOfType(type));
      reduce(key);
    }
  }
  const [start, end] = order.descending ? [query.endAt, query.startAt] : [query.startAt, query.endAt];
  if (start?.values[0]) raise(indexKey(start.values[0]));
  if (end?.values[0]) reduce(indexKey(end.values[0]));
  return { lower, upper, descending: order.descending };
}

/** The range of ids that contains the results of a query ordered by name only. */
export function nameRange(collection: Collection, query: StructuredQuery, orders: readonly Order[]): Range {
  const [order] = orders;
  const descending = order?.descending ?? false;
  const [start, end] = descending ? [query.endAt, query.startAt] : [query.startAt, query.endAt];
  return {
    lower: idOf(start, collection) ?? LOWEST,
    upper: idOf(end, collection) ?? HIGHEST,
    descending,
  };
}

function idOf(cursor: Cursor | undefined, collection: Collection): Buffer | undefined {
  const value = cursor?.values[0];
  if (!value || !('referenceValue' in value)) return undefined;
  const { parent, id } = splitName(value.referenceValue);
  // Numeric ids sort before all stored ones; the cursor itself decides about them.
  return parent === collection.name && numericId(id) === undefined ? Buffer.from(id) : undefined;
}

/** The filters on the ordered field that apply to every result. */
function conjuncts(where: Filter | undefined, order: Order): { op: string; value: Value }[] {
  if (!where) return [];
  if (where.kind === 'composite') {
    return where.op === 'AND' ? where.filters.flatMap((filter) => conjuncts(filter, order)) : [];
  }
  const isMeant = where.kind === 'field' && samePath(where.field, order.field) && !isNameField(where.field);
  return isMeant ? [where] : [];
}
