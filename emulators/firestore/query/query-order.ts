import { compareFieldPaths, isNameField, NAME_FIELD, samePath } from '../values/field-path.ts';
import { compareValues, type Value } from '../values/values.ts';
import { type Candidate, valueAt } from './query-filter.ts';
import { inequalityFields } from './query-limits.ts';
import type { Cursor, Order, StructuredQuery } from './structured-query.ts';

/** A document's values of the fields that a query orders by. */
export type SortKey = readonly Value[];

/**
 * The complete order of a query: what it names, then the fields of its inequalities, then the name, the
 * added ones in the direction of the last named one.
 */
export function completeOrder(query: StructuredQuery): Order[] {
  const orders = [...query.orderBy];
  const descending = orders.at(-1)?.descending ?? false;
  const add = (field: Order['field']): void => {
    if (!orders.some((order) => samePath(order.field, field))) orders.push({ field, descending });
  };
  for (const field of inequalityFields(query.where).sort(compareFieldPaths)) add(field);
  add(NAME_FIELD);
  // The name is unique: nothing after it can decide.
  return orders.slice(0, orders.findIndex((order) => isNameField(order.field)) + 1);
}

/** The values to sort by; undefined when the document lacks a field, which leaves it out of the query. */
export function sortKeyOf(document: Candidate, orders: readonly Order[]): SortKey | undefined {
  const key: Value[] = [];
  for (const { field } of orders) {
    const value = valueAt(document, field);
    if (value === undefined) return undefined;
    key.push(value);
  }
  return key;
}

/** Compares the leading values of two sort keys, as many as both have. */
export function compareSortKeys(a: SortKey, b: SortKey, orders: readonly Order[]): number {
  for (const [index, { descending }] of orders.entries()) {
    const [left, right] = [a[index], b[index]];
    if (left === undefined || right === undefined) return 0;
    const order = compareValues(left, right);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

/** Whether a sort key lies between the query's cursors. */
export function isWithinCursors(key: SortKey, query: StructuredQuery, orders: readonly Order[]): boolean {
  const { startAt, endAt } = query;
  return !(startAt && isBefore(key, startAt, orders)) && !(endAt && !isBefore(key, endAt, orders));
}

function isBefore(key: SortKey, cursor: Cursor, orders: readonly Order[]): boolean {
  const order = compareSortKeys(key, cursor.values, orders);
  return cursor.before ? order < 0 : order <= 0;
}
