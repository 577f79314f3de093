import { type FieldPath, formatFieldPath, isNameField, NAME_FIELD, samePath } from '../values/field-path.ts';
import { compareUtf8, compareValues, type Value } from '../values/values.ts';
import { type Candidate, valueAt } from './query-filter.ts';
import type { Cursor, Filter, Order, StructuredQuery } from './structured-query.ts';

/** A document's values of the fields in a query's order. */
export type SortKey = readonly Value[];

/**
 * The complete order of a query: its own, then the fields of its inequalities, then the name; the added fields have
 * the direction of the last explicit one.
 */
export function completeOrder(query: StructuredQuery): Order[] {
  const orders = [...query.orderBy];
  const descending = orders.at(-1)?.descending ?? false;
  const add = (field: Order['field']): void => {
    if (!orders.some((order) => samePath(order.field, field))) orders.push({ field, descending });
  };
  const byName = (a: FieldPath, b: FieldPath) => compareUtf8(formatFieldPath(a), formatFieldPath(b));
  for (const field of inequalityFields(query.where).toSorted(byName)) add(field);
  add(NAME_FIELD);
  // The name is unique, so nothing after it matters.
  return orders.slice(0, orders.findIndex((order) => isNameField(order.field)) + 1);
}

/** The values to sort by; undefined if the document lacks a field and is therefore not in the results. */
export function sortKeyOf(document: Candidate, orders: readonly Order[]): SortKey | undefined {
  const key: Value[] = [];
  for (const { field } of orders) {
    const value = valueAt(document, field);
    if (value === undefined) return undefined;
    key.push(value);
  }
  return key;
}

/** Compares two sort keys up to the length of the shorter. */
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

const INEQUALITIES = new Set<string>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

function inequalityFields(where: Filter | undefined): FieldPath[] {
  if (where?.kind === 'composite') return where.filters.flatMap(inequalityFields);
  return where && INEQUALITIES.has(where.op) ? [where.field] : [];
}
