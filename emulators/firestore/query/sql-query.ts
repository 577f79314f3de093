import { isDeepStrictEqual } from 'node:util';
import { invalidArgument, unimplemented } from '../../api-error.ts';
import type { Filter, Query } from '../protocol/requests.ts';
import { splitName } from '../protocol/resource-name.ts';
import { type Selection, sortKeySql } from '../store/store.ts';
import { type FieldPath, isNameField, NAME_FIELD } from '../values/field-path.ts';
import { boundsOfType, sortKey } from '../values/sort-key.ts';
import { NULL, type Value } from '../values/values.ts';

/** An SQL condition with the values of its placeholders. */
type Condition = readonly [sql: string, ...values: (Buffer | string)[]];

type Order = Query['orderBy'][number];

/** Translates a query of a collection, given by its full name, into SQL. Throws 400 or 501. */
export function toSql(collection: string, query: Query): Selection {
  const orders = completeOrder(query);
  const direction = orders[0]?.descending ? 'DESC' : 'ASC';
  if (orders.some(({ descending }) => descending !== orders[0]?.descending)) {
    throw unimplemented('orders in different directions');
  }
  const keys = orders.map(({ field }) => sortKeySql(field));
  const conditions: Condition[] = [
    ['parent = ?', collection],
    ...query.where.flatMap((filter) => conditionsOf(filter, collection)),
    // A document without one of the sort fields is not in the results.
    ...keys.map((key): Condition => [`${key} IS NOT NULL`]),
    ...afterCursor(query, orders, collection),
  ];
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const order = keys.map((key) => `${key} ${direction}`).join(', ');
  return {
    clauses: `WHERE ${where} ORDER BY ${order} LIMIT ?`,
    // In SQLite, -1 means no limit.
    values: [...conditions.flatMap(([, ...values]) => values), query.limit ?? -1],
  };
}

/** `<`, `<=`, `>` and `>=` find only values of the operand's type; `!=` finds all other values except null. */
function conditionsOf({ field, op, value }: Filter, collection: string): Condition[] {
  if (op === 'contains') return [contains(field, value)];
  if (op === 'in') return [oneOf(field, value, collection)];
  const key = sortKeySql(field);
  const comparison: Condition = [`${key} ${op} ?`, operandOf(field, value, collection)];
  if (op === '=' || isNameField(field)) return [comparison];
  if (op === '<>') return [comparison, [`${key} > ?`, sortKey(NULL)]];
  const [lowest, beyond] = boundsOfType(value);
  return [comparison, [`${key} >= ?`, lowest], [`${key} < ?`, beyond]];
}

/** Lists are searched for the JSON of a value. Equal strings have equal JSON, but equal numbers may not: 1 and 1.0. */
function contains(field: FieldPath, value: Value): Condition {
  if (!('stringValue' in value)) throw unimplemented('array-contains for anything but a text');
  const path = field.map((name) => JSON.stringify(name)).join('.mapValue.fields.');
  const list = `json_each(fields, '$.${path.replaceAll("'", "''")}.arrayValue.values')`;
  return [`EXISTS (SELECT 1 FROM ${list} WHERE value = ?)`, JSON.stringify(value)];
}

function oneOf(field: FieldPath, value: Value, collection: string): Condition {
  if (!isNameField(field) || !('arrayValue' in value)) throw unimplemented('in for anything but __name__');
  const ids = value.arrayValue.values.map((item) => operandOf(field, item, collection));
  return [`id IN (${ids.map(() => '?').join(', ')})`, ...ids];
}

/** The query's own orders, then the fields of its inequalities and the name, in the direction of its last own order. */
function completeOrder({ orderBy, where }: Query): Order[] {
  const descending = orderBy.at(-1)?.descending ?? false;
  const orders = [...orderBy];
  const inequalities = where.filter(({ op }) => !['=', 'contains', 'in'].includes(op));
  for (const field of [...inequalities.map((filter) => filter.field), NAME_FIELD]) {
    if (!orders.some((order) => isDeepStrictEqual(order.field, field))) orders.push({ field, descending });
  }
  // The name is unique: nothing after it matters.
  return orders.slice(0, orders.findIndex(({ field }) => isNameField(field)) + 1);
}

/** The conditions of a cursor: a comparison of all its values, and a bound on the first, which lets SQLite use an index. */
function afterCursor({ startAt }: Query, orders: readonly Order[], collection: string): Condition[] {
  const [first] = orders;
  if (!startAt || !first) return [];
  const cursorOrders = orders.slice(0, startAt.values.length);
  const keys = cursorOrders.map(({ field }) => sortKeySql(field));
  const operands = cursorOrders.map(({ field }, index) =>
    operandOf(field, startAt.values[index] ?? NULL, collection),
  );
  const operator = first.descending ? '<' : '>';
  const bound: Condition = [`${sortKeySql(first.field)} ${operator}= ?`, ...operands.slice(0, 1)];
  const placeholders = operands.map(() => '?').join(', ');
  return [
    bound,
    [`(${keys.join(', ')}) ${operator}${startAt.before ? '=' : ''} (${placeholders})`, ...operands],
  ];
}

/** What a comparison uses for a value: its sort key, or for `__name__` the id of the document that the value refers to. */
function operandOf(field: FieldPath, value: Value, collection: string): Buffer | string {
  if (!isNameField(field)) return sortKey(value);
  const { parent, id } = splitName('referenceValue' in value ? value.referenceValue : '');
  if (parent !== collection) throw invalidArgument('__name__ compares with documents of the collection only');
  return id;
}
