import { invalidArgument, unimplemented } from '../../api-error.ts';
import {
  readBoolean,
  readCount,
  readEnum,
  readList,
  readRecord,
  readString,
} from '../protocol/json-reader.ts';
import { type FieldPath, parseFieldPath } from '../values/field-path.ts';
import { parseValue } from '../values/value-parse.ts';
import { NULL, type Value } from '../values/values.ts';

/** Operators by their number in google.firestore.v1.StructuredQuery, as the admin SDK sends them. */
const FIELD_OPERATORS = {
  1: 'LESS_THAN',
  2: 'LESS_THAN_OR_EQUAL',
  3: 'GREATER_THAN',
  4: 'GREATER_THAN_OR_EQUAL',
  5: 'EQUAL',
  6: 'NOT_EQUAL',
  7: 'ARRAY_CONTAINS',
} as const;
const UNARY_OPERATORS = { 5: 'IS_NOT_NULL' } as const;
const COMPOSITE_OPERATORS = { 1: 'AND' } as const;
const DIRECTIONS = { 0: 'DIRECTION_UNSPECIFIED', 1: 'ASCENDING', 2: 'DESCENDING' } as const;
const QUERY_FIELDS = ['from', 'where', 'orderBy', 'startAt', 'limit', 'select'];

export interface Filter {
  readonly field: FieldPath;
  readonly op: (typeof FIELD_OPERATORS)[keyof typeof FIELD_OPERATORS];
  readonly value: Value;
}

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

/** A parsed query of a collection. */
export interface Query {
  readonly collectionId: string;
  /** Whether all collections with this id are meant. */
  readonly allDescendants: boolean;
  /** All of them apply. */
  readonly filters: readonly Filter[];
  readonly orderBy: readonly Order[];
  /** Where the results begin: with or just after all that equal these values of the first orders. */
  readonly startAt: { readonly values: readonly Value[]; readonly before: boolean } | undefined;
  readonly limit: number | undefined;
  readonly select: readonly FieldPath[] | undefined;
}

/** Parses a google.firestore.v1.StructuredQuery. Throws 400, or 501 naming what is unsupported. */
export function parseQuery(json: unknown): Query {
  const { from, where, orderBy, startAt, limit, select } = readRecord(json, 'structuredQuery', QUERY_FIELDS);
  const [collection, ...others] = readList(from, 'from');
  if (collection === undefined || others.length > 0)
    throw invalidArgument('A query must have exactly one `from`');
  const { collectionId, allDescendants } = readRecord(collection, 'from', ['collectionId', 'allDescendants']);
  return {
    collectionId: readString(collectionId, 'collectionId'),
    allDescendants: readBoolean(allDescendants, 'allDescendants'),
    filters: where === undefined ? [] : parseFilters(where),
    orderBy: readList(orderBy, 'orderBy').map(parseOrder),
    startAt: parseCursor(startAt),
    limit: readCount(limit, 'limit'),
    select: parseSelect(select),
  };
}

/** Parses the count of a google.firestore.v1.StructuredAggregationQuery: what is counted, and the result's name. */
export function parseCountQuery(json: unknown): { query: Query; alias: string } {
  const known = ['structuredQuery', 'aggregations'];
  const { structuredQuery, aggregations } = readRecord(json, 'structuredAggregationQuery', known);
  const [aggregation, ...others] = readList(aggregations, 'aggregations');
  if (others.length > 0) throw unimplemented('several aggregations');
  const { alias, count } = readRecord(aggregation, 'aggregation', ['alias', 'count']);
  readRecord(count, 'count', []);
  return { query: parseQuery(structuredQuery), alias: readString(alias, 'alias') };
}

function parseFilters(json: unknown): Filter[] {
  const known = ['compositeFilter', 'fieldFilter', 'unaryFilter'];
  const { compositeFilter, fieldFilter, unaryFilter } = readRecord(json, 'where', known);
  if (compositeFilter !== undefined) {
    const { op, filters } = readRecord(compositeFilter, 'compositeFilter', ['op', 'filters']);
    readEnum(op, 'compositeFilter.op', COMPOSITE_OPERATORS);
    return readList(filters, 'compositeFilter.filters').flatMap(parseFilters);
  }
  if (fieldFilter !== undefined) return [parseFieldFilter(fieldFilter)];
  const { op, field } = readRecord(unaryFilter, 'unaryFilter', ['op', 'field']);
  readEnum(op, 'unaryFilter.op', UNARY_OPERATORS);
  return [{ field: parseReference(field), op: 'NOT_EQUAL', value: NULL }];
}

function parseFieldFilter(json: unknown): Filter {
  const { field, op, value: operand } = readRecord(json, 'fieldFilter', ['field', 'op', 'value']);
  const value = parseValue(operand, 'query');
  if ('arrayValue' in value || 'mapValue' in value) throw unimplemented('a comparison with a list or a map');
  return { field: parseReference(field), op: readEnum(op, 'fieldFilter.op', FIELD_OPERATORS), value };
}

function parseOrder(json: unknown): Order {
  const { field, direction } = readRecord(json, 'orderBy', ['field', 'direction']);
  return {
    field: parseReference(field),
    descending: readEnum(direction ?? 0, 'orderBy.direction', DIRECTIONS) === 'DESCENDING',
  };
}

function parseCursor(json: unknown): Query['startAt'] {
  if (json === undefined) return undefined;
  const { values, before } = readRecord(json, 'startAt', ['values', 'before']);
  return {
    values: readList(values, 'startAt.values').map((value) => parseValue(value, 'query')),
    before: readBoolean(before, 'startAt.before'),
  };
}

function parseSelect(json: unknown): FieldPath[] | undefined {
  if (json === undefined) return undefined;
  return readList(readRecord(json, 'select', ['fields']).fields, 'select.fields').map(parseReference);
}

/** Parses a FieldReference, `{ fieldPath }`. */
function parseReference(json: unknown): FieldPath {
  const { fieldPath } = readRecord(json, 'FieldReference', ['fieldPath']);
  return parseFieldPath(readString(fieldPath, 'fieldPath'));
}
