import { invalidArgument } from '../../api-error.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { Filter, StructuredQuery } from './structured-query.ts';

/** Limits of https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN_VALUES = 10;
const MAX_FILTERS = 100;
const MAX_INEQUALITY_FIELDS = 10;

type FieldFilter = Extract<Filter, { kind: 'field' }>;

/** Rejects what Firestore rejects. Throws INVALID_ARGUMENT. */
export function checkQueryLimits(query: StructuredQuery): void {
  const orders = query.orderBy.length + inequalityFields(query.where).length + 1;
  for (const cursor of [query.startAt, query.endAt]) {
    if (cursor && cursor.values.length > orders) throw invalidArgument('Cursor has too many values.');
  }
  if (query.where) checkFilter(query.where);
}

function checkFilter(where: Filter): void {
  const filters = leaves(where);
  for (const filter of filters) {
    if (filter.kind === 'field') checkOperand(filter);
  }
  if (filters.length > MAX_FILTERS) throw invalidArgument(`A query may have at most ${MAX_FILTERS} filters`);
  if (countDisjunctions(where) > MAX_DISJUNCTIONS) {
    throw invalidArgument(`The query may have at most ${MAX_DISJUNCTIONS} disjunctions in normal form`);
  }
  if (inequalityFields(where).length > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(`Inequality filters may name at most ${MAX_INEQUALITY_FIELDS} fields`);
  }
  checkCombinations(where, filters);
}

function checkOperand({ op, value }: FieldFilter): void {
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return;
  const count = 'arrayValue' in value ? value.arrayValue.values.length : 0;
  const most = op === 'NOT_IN' ? MAX_NOT_IN_VALUES : MAX_DISJUNCTIONS;
  if (count === 0) throw invalidArgument(`'${op}' requires a non-empty ArrayValue`);
  if (count > most) throw invalidArgument(`'${op}' supports up to ${most} comparison values`);
}

function checkCombinations(where: Filter, filters: readonly Filter[]): void {
  const count = (op: string): number => filters.filter((filter) => 'op' in filter && filter.op === op).length;
  if (count('NOT_IN') > 1) throw invalidArgument("Only a single 'NOT_IN' filter is allowed per query");
  const excluded = ['NOT_EQUAL', 'IS_NOT_NULL', 'IS_NOT_NAN', 'IN', 'ARRAY_CONTAINS_ANY'];
  if (count('NOT_IN') === 1 && (hasOr(where) || excluded.some((op) => count(op) > 0))) {
    throw invalidArgument("'NOT_IN' cannot be combined with '!=', 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'");
  }
  if (mostArrayContains(where) > 1) {
    throw invalidArgument('A maximum of 1 ARRAY_CONTAINS filter is allowed per disjunction');
  }
}

function hasOr(filter: Filter): boolean {
  return filter.kind === 'composite' && (filter.op === 'OR' || filter.filters.some(hasOr));
}

/** The most ARRAY_CONTAINS in any one conjunction. */
function mostArrayContains(filter: Filter): number {
  if (filter.kind !== 'composite') return Number(filter.op === 'ARRAY_CONTAINS');
  const counts = filter.filters.map(mostArrayContains);
  return filter.op === 'OR' ? Math.max(...counts) : sum(counts);
}

/** The number of disjunctions in disjunctive normal form; IN and ARRAY_CONTAINS_ANY count once per value. */
function countDisjunctions(filter: Filter): number {
  if (filter.kind === 'composite') {
    const counts = filter.filters.map(countDisjunctions);
    return filter.op === 'OR' ? sum(counts) : counts.reduce((product, count) => product * count, 1);
  }
  const isExpanded = filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
  return isExpanded && 'arrayValue' in filter.value ? filter.value.arrayValue.values.length : 1;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** All field and unary filters of a filter. */
function leaves(filter: Filter): Exclude<Filter, { kind: 'composite' }>[] {
  return filter.kind === 'composite' ? filter.filters.flatMap(leaves) : [filter];
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

/** The distinct fields of inequality filters; a query is implicitly ordered by them. */
export function inequalityFields(where: Filter | undefined): FieldPath[] {
  const fields = new Map<string, FieldPath>();
  for (const { op, field } of where ? leaves(where) : []) {
    if (INEQUALITIES.has(op)) fields.set(formatFieldPath(field), field);
  }
  return [...fields.values()];
}
