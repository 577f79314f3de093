import { invalidArgument } from '../../api-error.ts';
import {
  readBoolean,
  readCount,
  readEnum,
  readList,
  readRecord,
  readString,
} from '../protocol/json-reader.ts';
import { type FieldPath, isNameField, parseFieldPath } from '../values/field-path.ts';
import { parseValue } from '../values/value-parse.ts';
import type { Value } from '../values/values.ts';
import { checkQueryLimits } from './query-limits.ts';

/** Operators by their number in google.firestore.v1.StructuredQuery, as the admin SDK sends them. */
const FIELD_OPERATORS = {
  1: 'LESS_THAN',
  2: 'LESS_THAN_OR_EQUAL',
  3: 'GREATER_THAN',
  4: 'GREATER_THAN_OR_EQUAL',
  5: 'EQUAL',
  6: 'NOT_EQUAL',
  7: 'ARRAY_CONTAINS',
  8: 'IN',
  9: 'ARRAY_CONTAINS_ANY',
  10: 'NOT_IN',
} as const;
const UNARY_OPERATORS = { 2: 'IS_NAN', 3: 'IS_NULL', 4: 'IS_NOT_NAN', 5: 'IS_NOT_NULL' } as const;
const COMPOSITE_OPERATORS = { 1: 'AND', 2: 'OR' } as const;
const DIRECTIONS = { 0: 'DIRECTION_UNSPECIFIED', 1: 'ASCENDING', 2: 'DESCENDING' } as const;

export type FieldOperator = (typeof FIELD_OPERATORS)[keyof typeof FIELD_OPERATORS];
type UnaryOperator = (typeof UNARY_OPERATORS)[keyof typeof UNARY_OPERATORS];

export type Filter =
  | { kind: 'field'; field: FieldPath; op: FieldOperator; value: Value }
  | { kind: 'unary'; field: FieldPath; op: UnaryOperator }
  | { kind: 'composite'; op: 'AND' | 'OR'; filters: Filter[] };

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

/** A position among the sorted documents: just before or just after all that match the values. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A parsed query. Without a collection id it covers all collections below its parent. */
export interface StructuredQuery {
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly where: Filter | undefined;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly select: readonly FieldPath[] | undefined;
}

const QUERY_FIELDS = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit', 'select'] as const;

/** Parses a google.firestore.v1.StructuredQuery. Throws 400, or 501 naming what is unsupported. */
export function parseQuery(json: unknown): StructuredQuery {
  const query = readRecord(json, 'structuredQuery', QUERY_FIELDS);
  const [from, ...others] = readList(query.from, 'from');
  if (from === undefined || others.length > 0) throw invalidArgument('A query must have exactly one `from`');
  const selector = readRecord(from, 'from', ['collectionId', 'allDescendants']);
  const collectionId = readString(selector.collectionId ?? '', 'collectionId');
  const allDescendants = readBoolean(selector.allDescendants, 'allDescendants');
  if (collectionId === '' && !allDescendants) throw invalidArgument('collectionId is missing');
  const parsed: StructuredQuery = {
    collectionId: collectionId || undefined,
    allDescendants,
    where: query.where === undefined ? undefined : parseFilter(query.where),
    orderBy: readList(query.orderBy, 'orderBy').map(parseOrder),
    startAt: parseCursor(query.startAt),
    endAt: parseCursor(query.endAt),
    offset: readCount(query.offset, 'offset') ?? 0,
    limit: readCount(query.limit, 'limit'),
    select: parseSelect(query.select),
  };
  checkQueryLimits(parsed);
  return parsed;
}

function parseFilter(json: unknown): Filter {
  const filter = readRecord(json, 'where', ['compositeFilter', 'fieldFilter', 'unaryFilter']);
  if (filter.compositeFilter !== undefined) return parseComposite(filter.compositeFilter);
  if (filter.fieldFilter !== undefined) return parseFieldFilter(filter.fieldFilter);
  const { op, field } = readRecord(filter.unaryFilter, 'unaryFilter', ['op', 'field']);
  return {
    kind: 'unary',
    field: parseReference(field),
    op: readEnum(op, 'unaryFilter.op', UNARY_OPERATORS),
  };
}

function parseComposite(json: unknown): Filter {
  const { op, filters } = readRecord(json, 'compositeFilter', ['op', 'filters']);
  const parsed = readList(filters, 'compositeFilter.filters').map(parseFilter);
  if (parsed.length === 0) throw invalidArgument('A composite filter must have at least one filter');
  return { kind: 'composite', op: readEnum(op, 'compositeFilter.op', COMPOSITE_OPERATORS), filters: parsed };
}

function parseFieldFilter(json: unknown): Filter {
  const { field, op, value } = readRecord(json, 'fieldFilter', ['field', 'op', 'value']);
  const filter = {
    kind: 'field',
    field: parseReference(field),
    op: readEnum(op, 'fieldFilter.op', FIELD_OPERATORS),
    value: parseValue(value, 'query'),
  } as const;
  if (isNameField(filter.field)) checkNameFilter(filter.op, filter.value);
  return filter;
}

function checkNameFilter(op: FieldOperator, value: Value): void {
  const isList = op === 'IN' || op === 'NOT_IN';
  const operands = isList && 'arrayValue' in value ? value.arrayValue.values : [value];
  if (!operands.every((operand) => 'referenceValue' in operand)) {
    throw invalidArgument('__key__ filter value must be a Key');
  }
}

function parseOrder(json: unknown): Order {
  const { field, direction } = readRecord(json, 'orderBy', ['field', 'direction']);
  return {
    field: parseReference(field),
    descending: readEnum(direction ?? 0, 'orderBy.direction', DIRECTIONS) === 'DESCENDING',
  };
}

function parseCursor(json: unknown): Cursor | undefined {
  if (json === undefined) return undefined;
  const { values, before } = readRecord(json, 'cursor', ['values', 'before']);
  return {
    values: readList(values, 'cursor.values').map((value) => parseValue(value, 'query')),
    before: readBoolean(before, 'cursor.before'),
  };
}

function parseSelect(json: unknown): FieldPath[] | undefined {
  if (json === undefined) return undefined;
  return readList(readRecord(json, 'select', ['fields']).fields, 'select.fields').map(parseReference);
}

/** Parses a FieldReference, `{ fieldPath }`. */
export function parseReference(json: unknown): FieldPath {
  const { fieldPath } = readRecord(json, 'FieldReference', ['fieldPath']);
  return parseFieldPath(readString(fieldPath, 'fieldPath'));
}
