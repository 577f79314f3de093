import { invalidArgument, unimplemented } from '../api-error.ts';

/** The fields that a client may set, apart from custom metadata. */
const FIELDS = ['cacheControl', 'contentDisposition', 'contentLanguage', 'contentType'] as const;
type Field = (typeof FIELDS)[number];

/** Fields of an upload that name the object. */
const NAMES = ['bucket', 'name'];

/** The metadata that the uploader sets. */
export interface ObjectMetadata extends Readonly<Partial<Record<Field, string>>> {
  readonly custom: Readonly<Record<string, string>>;
}

/** A metadata change: null removes a value; values that are not named are unchanged. */
export interface MetadataPatch extends Readonly<Partial<Record<Field, string | null>>> {
  readonly custom?: Readonly<Record<string, string | null>>;
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

/** Parses metadata in the format of both protocols. Throws 501 for an unsupported field. */
export function parseMetadataPatch({ metadata, ...json }: JsonObject): MetadataPatch {
  const patch: { [key in Field]?: string | null } = {};
  for (const [key, value] of Object.entries(json)) {
    const field = FIELDS.find((known) => known === key);
    if (!field && !NAMES.includes(key)) throw unimplemented(`object field ${key}`);
    if (value !== null && typeof value !== 'string') throw invalidArgument(`${key} is not a string`);
    if (field) patch[field] = value;
  }
  return metadata === undefined ? patch : { ...patch, custom: parseCustom(metadata) };
}

// Cloud Storage stores custom values as strings, whatever was sent.
function parseCustom(value: unknown): Record<string, string | null> {
  if (!isObject(value)) throw invalidArgument('metadata is not an object');
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, entry === null ? null : String(entry)]),
  );
}

/** The metadata after a change. */
export function applyPatch({ custom, ...fields }: ObjectMetadata, change: MetadataPatch): ObjectMetadata {
  const { custom: changed, ...named } = change;
  return { ...withoutNulls({ ...fields, ...named }), custom: withoutNulls({ ...custom, ...changed }) };
}

function withoutNulls(values: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
