import { invalidArgument, unimplemented } from '../../api-error.ts';
import { nearestInt64 } from '../../int64.ts';
import { type JsonRecord, readEnum, readRecord, readString } from '../protocol/json-reader.ts';
import { type FieldPath, getField, parseFieldPath, setField } from '../values/field-path.ts';
import { fromMicros, truncateToMicros } from '../values/timestamp.ts';
import { parseArray, parseValue } from '../values/value-parse.ts';
import { doubleValue, type Fields, NULL, numberOf, type Value, valuesEqual } from '../values/values.ts';

const SERVER_VALUES = { 1: 'REQUEST_TIME' } as const;
const KINDS = ['setToServerValue', 'increment', 'appendMissingElements', 'removeAllFromArray'] as const;

/** A change of one field that depends on its value or on the commit time. */
export interface Transform {
  readonly field: FieldPath;
  /** Returns the new value and the transform's result for the commit response. */
  apply(before: Value | undefined, now: number): { value: Value; result: Value };
}

/** Parses a google.firestore.v1.DocumentTransform.FieldTransform. Throws 400 or 501. */
export function parseTransform(json: unknown): Transform {
  const transform = readRecord(json, 'transform', ['fieldPath', ...KINDS]);
  const field = parseFieldPath(readString(transform.fieldPath, 'fieldPath'));
  const kind = KINDS.find((name) => transform[name] !== undefined);
  if (!kind) throw unimplemented('transform without a known kind');
  return { field, apply: parseKind(kind, transform) };
}

function parseKind(kind: (typeof KINDS)[number], transform: JsonRecord): Transform['apply'] {
  switch (kind) {
    case 'setToServerValue':
      readEnum(transform[kind], kind, SERVER_VALUES);
      return (_before, now) => same({ timestampValue: truncateToMicros(fromMicros(now)) });
    case 'increment': {
      const by = parseNumber(transform[kind], kind);
      return (before) => same(add(before, by));
    }
    case 'appendMissingElements': {
      const added = parseArray(transform[kind], 'store');
      return (before) => array(append(elements(before), added));
    }
    case 'removeAllFromArray': {
      const removed = parseArray(transform[kind], 'store');
      const isKept = (value: Value): boolean => !removed.some((other) => valuesEqual(value, other));
      return (before) => array(elements(before).filter(isKept));
    }
  }
}

/** Applies transforms to `fields` in place; returns the results in the order of the transforms. */
export function applyTransforms(fields: Fields, transforms: readonly Transform[], now: number): Value[] {
  return transforms.map(({ field, apply }) => {
    const { value, result } = apply(getField(fields, field), now);
    setField(fields, field, value);
    return result;
  });
}

function same(value: Value): { value: Value; result: Value } {
  return { value, result: value };
}

// For array transforms Firestore returns null.
function array(values: Value[]): { value: Value; result: Value } {
  return { value: { arrayValue: { values } }, result: NULL };
}

function parseNumber(json: unknown, what: string): Value {
  const value = parseValue(json, 'store');
  if (numberOf(value) === undefined) throw invalidArgument(`${what} needs a number`);
  return value;
}

/** Integers saturate at the limits of the 64-bit range; with a double the sum is a double. */
function add(before: Value | undefined, by: Value): Value {
  const [left, right] = [numberOf(before), numberOf(by)];
  if (left === undefined || right === undefined) return by;
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return { integerValue: String(nearestInt64(left + right)) };
  }
  return doubleValue(Number(left) + Number(right));
}

function elements(value: Value | undefined): Value[] {
  return value && 'arrayValue' in value ? value.arrayValue.values : [];
}

function append(values: Value[], added: readonly Value[]): Value[] {
  const result = [...values];
  for (const value of added) if (!result.some((other) => valuesEqual(value, other))) result.push(value);
  return result;
}
