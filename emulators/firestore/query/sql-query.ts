import { isDeepStrictEqual } from 'node:util';
import { invalidArgument, unimplemented } from '../../api-error.ts';
import type { Filter, Query } from '../protocol/requests.ts';
import { splitName } from '../protocol/resource-name.ts';
import { keyOf, type Selection } from '../store/store.ts';
import { type FieldPath, isNameField, NAME_FIELD } from '../values/field-path.ts';
import { boundsOfType, sortKey } from '../values/sort-key.ts';
import { NULL, type Value } from '../values/values.ts';

/** A condition with the values of its placeholders. */
type Condition = readonly [sql: string, ...values: (Buffer | string)[]];

type Order = Query['orderBy'][number];

/** Translates a query of a collection, given by its full name, into SQL. Throws 400 or 501. */
export function toSql(collection: string, query: Query): Selection {
  const orders = completeOrder(query);
  const direction = orders[0]?.descending ? 'DESC' : 'ASC';
  if (orders.some(({ descending }) => descending !== orders[0]?.descending)) {
    throw unimplemented('orders in different directions');
  }
  const keys = orders.map(({ field }) => keyOf(field));
  const conditions: Condition[] = [
    ['parent = ?', collection],
    ...query.where.flatMap((filter) => conditionsOf(filter, collection)),
    // A document without the field is not in the results.
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

/** All but `==` and `!=` find values of the same type only, and `!=` everything but null. */
function conditionsOf({ field, op, value }: Filter, collection: string): Condition[] {
  if (op === 'contains') return [contains(field, value)];
  if (op === 'in') return [oneOf(field, value, collection)];
  const key = keyOf(field);
  const compared: Condition = [`${key} ${op} ?`, operandOf(field, value, collection)];
  if (op === '=' || isNameField(field)) return [compared];
  if (op === '<>') return [compared, [`${key} > ?`, sortKey(NULL)]];
  const [least, beyond] = boundsOfType(value);
  return [compared, [`${key} >= ?`, least], [`${key} < ?`, beyond]];
}

/** Lists are searched as JSON: equal strings have equal JSON, equal numbers may not. */
function contains(field: FieldPath, value: Value): Condition {
  if (!('stringValue' in value)) throw unimplemented('array-contains for anything but a text');
  const path = field.map((name) => JSON.stringify(name)).join('.mapValue.fields.');
  const list = `json_each(fields, '$.${path.replaceAll("'", "''")}.arrayValue.values')`;
  return [`EXISTS (SELECT 1 FROM ${list} WHERE value = ?)`, JSON.stringify(value)];
}

function oneOf(field: FieldPath, value: Value, collection: string): Condition {
  if (!isNameField(field) || !('arrayValue' in value)) throw unimplemented('in for anything but __name__');
  const ids = value.arrayValue.values.map((each) => operandOf(field, each, collection));
  return [`id IN (${ids.map(() => '?').join(', ')})`, ...ids];
}

/** The query's own orders, then the fields of its inequalities, then the name, in the direction of the last own one. */
function completeOrder({ orderBy, where }: Query): Order[] {
  const descending = orderBy.at(-1)?.descending ?? false;
  const orders = [...orderBy];
  for (const field of [
    ...where.filter(({ op }) => !['=', 'contains', 'in'].includes(op)).map((filter) => filter.field),
    NAME_FIELD,
  ]) {
    if (!orders.some((order) => isDeepStrictEqual(order.field, field))) orders.push({ field, descending });
  }
  // The name is unique: nothing after it matters.
  return orders.slice(0, orders.findIndex(({ field }) => isNameField(field)) + 1);
}

/** Where the results start: a comparison of all values, and a bound on the first, the only one for which SQLite uses an index. */
function afterCursor({ startAt }: Query, orders: readonly Order[], collection: string): Condition[] {
  const [first] = orders;
  if (!startAt || !first) return [];
  const starting = orders.slice(0, startAt.values.length);
  const keys = starting.map(({ field }) => keyOf(field));
  const operands = starting.map(({ field }, index) =>
    operandOf(field, startAt.values[index] ?? NULL, collection),
  );
  const operator = first.descending ? '<' : '>';
  const bound: Condition = [`${keyOf(first.field)} ${operator}= ?`, ...operands.slice(0, 1)];
  const placeholders = operands.map(() => '?').join(', ');
  return [
    bound,
    [`(${keys.join(', ')}) ${operator}${startAt.before ? '=' : ''} (${placeholders})`, ...operands],
  ];
}

/** The value that a comparison uses: the sort key, or the id in a reference to a document of the collection. */
function operandOf(field: FieldPath, value: Value, collection: string): Buffer | string {
  if (!isNameField(field)) return sortKey(value);
  const { parent, id } = splitName('referenceValue' in value ? value.referenceValue : '');
  if (parent !== collection) throw invalidArgument('__name__ compares with documents of the collection only');
  return id;
}
