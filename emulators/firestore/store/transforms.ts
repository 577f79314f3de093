import { invalidArgument, unimplemented } from '../../api-error.ts';
import { readEnum, readRecord, readString } from '../protocol/json-reader.ts';
import { type FieldPath, getField, parseFieldPath, setField } from '../values/field-path.ts';
import { fromMicros, truncateToMicros } from '../values/timestamp.ts';
import { parseValue } from '../values/value-parse.ts';
import { doubleValue, type Fields, numberOf, type Value } from '../values/values.ts';

const SERVER_VALUES = { 1: 'REQUEST_TIME' } as const;

/** A change of one field that depends on its value or on the commit time, in microseconds since 1970. */
export interface Transform {
  readonly field: FieldPath;
  apply(before: Value | undefined, now: number): Value;
}

/** Parses a google.firestore.v1.DocumentTransform.FieldTransform. Throws 400 or 501. */
export function parseTransform(json: unknown): Transform {
  const known = ['fieldPath', 'setToServerValue', 'increment'];
  const { fieldPath, setToServerValue, increment } = readRecord(json, 'transform', known);
  const field = parseFieldPath(readString(fieldPath, 'fieldPath'));
  if (setToServerValue !== undefined) {
    readEnum(setToServerValue, 'setToServerValue', SERVER_VALUES);
    return { field, apply: (_before, now) => ({ timestampValue: truncateToMicros(fromMicros(now)) }) };
  }
  if (increment === undefined) throw unimplemented('transform without a known kind');
  const by = parseValue(increment, 'store');
  if (numberOf(by) === undefined) throw invalidArgument('increment needs a number');
  return { field, apply: (before) => add(before, by) };
}

/** Applies transforms to `fields` in place; returns the results in the order of the transforms. */
export function applyTransforms(fields: Fields, transforms: readonly Transform[], now: number): Value[] {
  return transforms.map(({ field, apply }) => {
    const value = apply(getField(fields, field), now);
    setField(fields, field, value);
    return value;
  });
}

/** The sum of integers is one, exactly; with a double it is a double. */
function add(before: Value | undefined, by: Value): Value {
  const [left, right] = [numberOf(before), numberOf(by)];
  if (left === undefined || right === undefined) return by;
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return parseValue({ integerValue: String(left + right) }, 'store');
  }
  return doubleValue(Number(left) + Number(right));
}
