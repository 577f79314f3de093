import { type FieldPath, getField, isNameField } from '../values/field-path.ts';
import {
  compareValues,
  type Fields,
  isNaNValue,
  isNullValue,
  typeOf,
  type Value,
  valuesEqual,
} from '../values/values.ts';
import type { FieldOperator, Filter } from './structured-query.ts';

/** What filters and orders evaluate. */
export interface Candidate {
  readonly name: string;
  readonly fields: Fields;
}

/** A document's value of a field; for `__name__`, its name as a reference. */
export function valueAt(document: Candidate, field: FieldPath): Value | undefined {
  return isNameField(field) ? { referenceValue: document.name } : getField(document.fields, field);
}

/** Whether a document satisfies a filter. A missing field satisfies none. */
export function matches(document: Candidate, filter: Filter): boolean {
  if (filter.kind === 'composite') {
    return filter.op === 'AND'
      ? filter.filters.every((part) => matches(document, part))
      : filter.filters.some((part) => matches(document, part));
  }
  const value = valueAt(document, filter.field);
  if (value === undefined) return false;
  if (filter.kind === 'field') return OPERATORS[filter.op](value, filter.value);
  switch (filter.op) {
    case 'IS_NULL':
      return isNullValue(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NULL':
      return !isNullValue(value);
    case 'IS_NOT_NAN':
      return !isNullValue(value) && !isNaNValue(value);
  }
}

const OPERATORS: Record<FieldOperator, (value: Value, operand: Value) => boolean> = {
  EQUAL: valuesEqual,
  NOT_EQUAL: (value, operand) => !isNullValue(value) && !valuesEqual(value, operand),
  LESS_THAN: (value, operand) => comparable(value, operand) && compareValues(value, operand) < 0,
  LESS_THAN_OR_EQUAL: (value, operand) => comparable(value, operand) && compareValues(value, operand) <= 0,
  GREATER_THAN: (value, operand) => comparable(value, operand) && compareValues(value, operand) > 0,
  GREATER_THAN_OR_EQUAL: (value, operand) => comparable(value, operand) && compareValues(value, operand) >= 0,
  IN: (value, operand) => listed(elements(operand)).some((one) => valuesEqual(value, one)),
  NOT_IN: notIn,
  ARRAY_CONTAINS: (value, operand) => containsAny(value, [operand]),
  ARRAY_CONTAINS_ANY: (value, operand) => containsAny(value, elements(operand)),
};

// NaN sorts before the other numbers, but is not less than any.
function comparable(value: Value, operand: Value): boolean {
  return typeOf(value) === typeOf(operand) && !isNaNValue(value);
}

function elements(value: Value): readonly Value[] {
  return 'arrayValue' in value ? value.arrayValue.values : [];
}

// null and NaN are found only by IS_NULL and IS_NAN, never by listing them or by searching arrays.
function listed(operands: readonly Value[]): readonly Value[] {
  return operands.filter((operand) => !isNullValue(operand) && !isNaNValue(operand));
}

function containsAny(value: Value, operands: readonly Value[]): boolean {
  const wanted = listed(operands);
  return elements(value).some((element) => wanted.some((operand) => valuesEqual(element, operand)));
}

function notIn(value: Value, operand: Value): boolean {
  const excluded = elements(operand);
  if (isNullValue(value) || excluded.some(isNullValue)) return false;
  return !excluded.some((one) => valuesEqual(value, one));
}
