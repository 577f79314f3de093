import { invalidArgument, unimplemented } from '../api-error.ts';

/** The fields that a client may set, apart from custom metadata. */
const FIELDS = [
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
] as const;
type Field = (typeof FIELDS)[number];

/** Fields allowed in an upload that name or check it and are not stored. */
const UPLOAD_FIELDS = ['bucket', 'crc32c', 'md5Hash', 'name'];

/** The metadata that the uploader sets. */
export interface ObjectMetadata extends Readonly<Partial<Record<Field, string>>> {
  readonly custom: Readonly<Record<string, string>>;
}

/** A metadata change: null removes a field, or all custom ones; fields that are not named are unchanged. */
export interface MetadataPatch extends Readonly<Partial<Record<Field, string | null>>> {
  readonly custom?: Readonly<Record<string, string | null>> | null;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Parses a request's body. Throws INVALID_ARGUMENT if it is not a JSON object; an empty body is an empty object. */
export function parseJsonObject(text: string): JsonObject {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Handled like any other invalid body.
  }
  throw invalidArgument('The body is not a JSON object');
}

/** Parses a metadata change in the format of both protocols. Throws 501 for an unsupported field. */
export function parseMetadataPatch(json: JsonObject): MetadataPatch {
  for (const key of Object.keys(json)) {
    const isKnown =
      key === 'metadata' || FIELDS.some((field) => field === key) || UPLOAD_FIELDS.includes(key);
    if (!isKnown) throw unimplemented(`object field ${key}`);
  }
  const patch: { -readonly [Key in keyof MetadataPatch]: MetadataPatch[Key] } = {};
  for (const field of FIELDS) {
    const value = json[field];
    if (value === undefined) continue;
    if (value !== null && typeof value !== 'string') throw invalidArgument(`${field} is not a string`);
    patch[field] = value;
  }
  if (json.metadata !== undefined) patch.custom = parseCustom(json.metadata);
  return patch;
}

/** The metadata after a change. */
export function applyPatch(metadata: ObjectMetadata, patch: MetadataPatch): ObjectMetadata {
  const fields = FIELDS.flatMap((field) => {
    const value = patch[field] === undefined ? metadata[field] : patch[field];
    return value === undefined || value === null ? [] : [[field, value]];
  });
  return { ...Object.fromEntries(fields), custom: patchCustom(metadata.custom, patch.custom) };
}

function patchCustom(
  custom: ObjectMetadata['custom'],
  patch: MetadataPatch['custom'],
): ObjectMetadata['custom'] {
  if (patch === null) return {};
  const entries = Object.entries({ ...custom, ...patch });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

// Cloud Storage stores custom values as strings, whatever was sent.
function parseCustom(value: unknown): Record<string, string | null> | null {
  if (value === null) return null;
  if (!isObject(value)) throw invalidArgument('metadata is not an object');
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, entry === null ? null : String(entry)]),
  );
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
