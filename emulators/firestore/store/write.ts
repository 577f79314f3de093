import { isDeepStrictEqual } from 'node:util';
import { ApiError, invalidArgument, unimplemented } from '../../api-error.ts';
import { readBoolean, readList, readRecord, readString } from '../protocol/json-reader.ts';
import { assertDocumentName, rootOf } from '../protocol/resource-name.ts';
import { deleteField, type FieldPath, getField, parseFieldPath, setField } from '../values/field-path.ts';
import { fromMicros, toMicros } from '../values/timestamp.ts';
import { parseFields } from '../values/value-parse.ts';
import { documentSize, MAX_DOCUMENT_BYTES } from '../values/value-size.ts';
import type { Fields, Value } from '../values/values.ts';
import { type StoredDocument, storedDocument } from './document.ts';
import { applyTransforms, parseTransform, type Transform } from './transforms.ts';

/** The precondition of a write. */
type Precondition = { exists: boolean } | { updated: number } | undefined;

/** A parsed google.firestore.v1.Write. Without a mask an update replaces the document. */
export interface Write {
  readonly kind: 'update' | 'delete' | 'verify';
  readonly name: string;
  readonly fields: Fields;
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
}

/** The result of a write. */
export interface Outcome {
  readonly resulting: StoredDocument | undefined;
  readonly transformResults: readonly Value[];
}

const WRITE_FIELDS = ['update', 'delete', 'verify', 'updateMask', 'updateTransforms', 'currentDocument'];
const DOCUMENT_FIELDS = ['name', 'fields', 'createTime', 'updateTime'];

/** Parses a write of a document below `root`. Throws 400 or 501. */
export function parseWrite(json: unknown, root: string): Write {
  const write = readRecord(json, 'write', WRITE_FIELDS);
  const kind = (['update', 'delete', 'verify'] as const).find((name) => write[name] !== undefined);
  if (!kind) throw unimplemented('write without update, delete or verify');
  const document = kind === 'update' ? readRecord(write.update, 'update', DOCUMENT_FIELDS) : undefined;
  const name = assertDocumentName(readString(document ? document.name : write[kind], 'document name'));
  if (rootOf(name) !== root) throw invalidArgument(`"${name}" belongs to another database`);
  return {
    kind,
    name,
    fields: document ? parseFields(document.fields) : {},
    mask: parseMask(write.updateMask),
    transforms: readList(write.updateTransforms, 'updateTransforms').map(parseTransform),
    precondition: parsePrecondition(write.currentDocument),
  };
}

/** Parses a DocumentMask; undefined if there is none. */
export function parseMask(json: unknown): FieldPath[] | undefined {
  if (json === undefined) return undefined;
  const { fieldPaths } = readRecord(json, 'mask', ['fieldPaths']);
  return readList(fieldPaths, 'fieldPaths').map((path) => parseFieldPath(readString(path, 'fieldPaths')));
}

function parsePrecondition(json: unknown): Precondition {
  if (json === undefined) return undefined;
  const { exists, updateTime } = readRecord(json, 'currentDocument', ['exists', 'updateTime']);
  if (updateTime !== undefined) return { updated: toMicros(readString(updateTime, 'updateTime')) };
  return exists === undefined ? undefined : { exists: readBoolean(exists, 'exists') };
}

/** Throws Firestore's error if a document does not meet a write's precondition. */
export function checkPrecondition({ name, precondition }: Write, existing: StoredDocument | undefined): void {
  if (!precondition) return;
  if ('updated' in precondition) {
    if (existing?.updated === precondition.updated) return;
    const stored = existing ? fromMicros(existing.updated) : 'none';
    const required = fromMicros(precondition.updated);
    throw new ApiError(
      400,
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${required})`,
    );
  }
  if (precondition.exists && !existing) {
    throw new ApiError(404, 'NOT_FOUND', `No document to update: ${name}`);
  }
  if (!precondition.exists && existing) {
    throw new ApiError(409, 'ALREADY_EXISTS', `Document already exists: ${name}`);
  }
}

/**
 * Computes the result of a write on the stored document. A write that changes nothing leaves the document's update
 * time as it is. Throws INVALID_ARGUMENT if the result is too large.
 */
export function outcomeOf(write: Write, existing: StoredDocument | undefined, now: number): Outcome {
  if (write.kind === 'delete') return { resulting: undefined, transformResults: [] };
  if (write.kind === 'verify') return { resulting: existing, transformResults: [] };
  const fields = write.mask ? merge(write, write.mask, existing) : write.fields;
  const transformResults = applyTransforms(fields, write.transforms, now);
  checkSize(write.name, fields);
  const text = JSON.stringify(fields);
  // The order of the fields does not matter.
  const isUnchanged = existing?.text.length === text.length && isDeepStrictEqual(existing.fields, fields);
  if (isUnchanged) return { resulting: existing, transformResults };
  const resulting = storedDocument(write.name, existing?.created ?? now, now, text, fields);
  return { resulting, transformResults };
}

function merge(write: Write, mask: readonly FieldPath[], existing: StoredDocument | undefined): Fields {
  const fields = existing ? structuredClone(existing.fields) : {};
  for (const path of mask) {
    const value = getField(write.fields, path);
    if (value) setField(fields, path, value);
    else deleteField(fields, path);
  }
  return fields;
}

function checkSize(name: string, fields: Fields): void {
  const size = documentSize(name, fields);
  if (size <= MAX_DOCUMENT_BYTES) return;
  const [is, most] = [size, MAX_DOCUMENT_BYTES].map((bytes) => bytes.toLocaleString('en-US'));
  throw invalidArgument(
    `Document '${name}' cannot be written because its size (${is} bytes) exceeds the maximum allowed size of ${most} bytes.`,
  );
}
