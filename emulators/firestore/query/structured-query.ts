import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/values.ts';

/** Operators by their number in google.firestore.v1.StructuredQuery, as the admin SDK sends them. */
export const FIELD_OPERATORS = {
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
export const UNARY_OPERATORS = { 2: 'IS_NAN', 3: 'IS_NULL', 4: 'IS_NOT_NAN', 5: 'IS_NOT_NULL' } as const;
export const COMPOSITE_OPERATORS = { 1: 'AND', 2: 'OR' } as const;
export const DIRECTIONS = { 0: 'DIRECTION_UNSPECIFIED', 1: 'ASCENDING', 2: 'DESCENDING' } as const;

export type FieldOperator = (typeof FIELD_OPERATORS)[keyof typeof FIELD_OPERATORS];
type UnaryOperator = (typeof UNARY_OPERATORS)[keyof typeof UNARY_OPERATORS];

export interface FieldFilter {
  readonly kind: 'field';
  readonly field: FieldPath;
  readonly op: FieldOperator;
  readonly value: Value;
}

export type Filter =
  | FieldFilter
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

/** A parsed query. */
export interface StructuredQuery {
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly where: Filter | undefined;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly select: readonly FieldPath[] | undefined;
}
