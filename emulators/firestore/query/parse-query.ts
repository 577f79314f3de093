import { invalidArgument } from '../../api-error.ts';
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
import {
  COMPOSITE_OPERATORS,
  type Cursor,
  DIRECTIONS,
  FIELD_OPERATORS,
  type Filter,
  type Order,
  type StructuredQuery,
  UNARY_OPERATORS,
} from './structured-query.ts';

const QUERY_FIELDS = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit', 'select'] as const;

/** Parses a google.firestore.v1.StructuredQuery. Throws 400, or 501 naming what is unsupported. */
export function parseQuery(json: unknown): StructuredQuery {
  const query = readRecord(json, 'structuredQuery', QUERY_FIELDS);
  const [from, ...others] = readList(query.from, 'from');
  if (from === undefined || others.length > 0) throw invalidArgument('A query must have exactly one `from`');
  const selector = readRecord(from, 'from', ['collectionId', 'allDescendants']);
  const collectionId = readString(selector.collectionId, 'collectionId');
  const allDescendants = readBoolean(selector.allDescendants, 'allDescendants');
  return {
    collectionId,
    allDescendants,
    where: query.where === undefined ? undefined : parseFilter(query.where),
    orderBy: readList(query.orderBy, 'orderBy').map(parseOrder),
    startAt: parseCursor(query.startAt),
    endAt: parseCursor(query.endAt),
    offset: readCount(query.offset, 'offset') ?? 0,
    limit: readCount(query.limit, 'limit'),
    select: parseSelect(query.select),
  };
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
  return {
    kind: 'field',
    field: parseReference(field),
    op: readEnum(op, 'fieldFilter.op', FIELD_OPERATORS),
    value: parseValue(value, 'query'),
  };
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
function parseReference(json: unknown): FieldPath {
  const { fieldPath } = readRecord(json, 'FieldReference', ['fieldPath']);
  return parseFieldPath(readString(fieldPath, 'fieldPath'));
}
