import { isDeepStrictEqual } from 'node:util';
import { ApiError, invalidArgument } from '../../api-error.ts';
import type { Transform, Write } from '../protocol/requests.ts';
import { type FieldPath, getField, setField } from '../values/field-path.ts';
import { fromMicros, normaliseTimestamp } from '../values/timestamp.ts';
import { documentSize, MAX_DOCUMENT_BYTES } from '../values/value-size.ts';
import { doubleValue, type Fields, numberOf, type Value } from '../values/values.ts';
import { type StoredDocument, storedDocument } from './document.ts';

/** The result of a write. `resulting` is undefined if no document exists afterwards. */
export interface Outcome {
  readonly resulting: StoredDocument | undefined;
  readonly transformResults: readonly Value[];
}

/** Throws Firestore's error if a document does not meet a write's precondition. */
export function checkPrecondition(
  { name, currentDocument }: Write,
  existing: StoredDocument | undefined,
): void {
  const { exists, updateTime } = currentDocument ?? {};
  if (updateTime !== undefined && existing?.updated !== updateTime) {
    const [stored, required] = [existing?.updated, updateTime].map((time) =>
      time ? fromMicros(time) : 'none',
    );
    const message = `the stored version (${stored}) does not match the required base version (${required})`;
    throw new ApiError(400, 'FAILED_PRECONDITION', message);
  }
  if (exists === true && !existing) throw new ApiError(404, 'NOT_FOUND', `No document to update: ${name}`);
  // The HTTP status is 409, the code in the body 412: the admin SDK would read 409 there as ABORTED, and retry for ten minutes.
  if (exists === false && existing)
    throw new ApiError(409, 'ALREADY_EXISTS', `Document already exists: ${name}`, 412);
}

/**
 * Computes the result of a write on the stored document. A write that changes nothing leaves the document's update
 * time as it is. Throws INVALID_ARGUMENT if the result is too large.
 */
export function outcomeOf(write: Write, existing: StoredDocument | undefined, now: number): Outcome {
  const { name, updateMask, updateTransforms } = write;
  if (!write.fields) return { resulting: write.isDeletion ? undefined : existing, transformResults: [] };
  const fields = updateMask ? merge(write.fields, updateMask.fieldPaths, existing) : write.fields;
  const transformResults = updateTransforms.map((transform) => applyTransform(fields, transform, now));
  checkSize(name, fields);
  const text = JSON.stringify(fields);
  // The same fields in another order are no change, and their JSON has the same length.
  const isUnchanged = existing?.text.length === text.length && isDeepStrictEqual(existing.fields, fields);
  if (isUnchanged) return { resulting: existing, transformResults };
  const stored = { name, created: existing?.created ?? now, updated: now, text };
  return { resulting: storedDocument(stored, fields), transformResults };
}

function merge(written: Fields, mask: readonly FieldPath[], existing: StoredDocument | undefined): Fields {
  const fields = existing ? structuredClone(existing.fields) : {};
  for (const path of mask) setField(fields, path, getField(written, path));
  return fields;
}

/** Changes a field in place, by an increment or to the time of the commit, `now`. Returns its new value. */
function applyTransform(fields: Fields, { fieldPath, increment }: Transform, now: number): Value {
  const value = increment
    ? sum(getField(fields, fieldPath), increment)
    : { timestampValue: normaliseTimestamp(fromMicros(now)) };
  setField(fields, fieldPath, value);
  return value;
}

/** The sum: an exact integer if both are integers, otherwise a double. A value that is not a number counts as 0. */
function sum(before: Value | undefined, by: Value): Value {
  const [left, right] = [numberOf(before), numberOf(by)];
  if (left === undefined || right === undefined) return by;
  if (typeof left !== 'bigint' || typeof right !== 'bigint') return doubleValue(Number(left) + Number(right));
  return { integerValue: String(left + right) };
}

function checkSize(name: string, fields: Fields): void {
  const size = documentSize(name, fields);
  if (size <= MAX_DOCUMENT_BYTES) return;
  const [actual, maximum] = [size, MAX_DOCUMENT_BYTES].map((bytes) => bytes.toLocaleString('en-US'));
  throw invalidArgument(
    `Document '${name}' cannot be written because its size (${actual} bytes) exceeds the maximum allowed size of ${maximum} bytes.`,
  );
}
