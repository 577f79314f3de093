import { z } from 'zod';

const removableText = z.string().nullish();

/** The fields that the web SDK and the admin SDK may send about an object. Custom values are stored as strings. */
export const metadataSchema = z.strictObject({
  bucket: z.string().optional(),
  name: z.string().optional(),
  cacheControl: removableText,
  contentDisposition: removableText,
  contentLanguage: removableText,
  contentType: removableText,
  metadata: z.record(z.string(), z.coerce.string().nullable()).optional(),
});

/** A change of metadata: null removes a value, and a value that is left out stays as it is. */
type MetadataPatch = z.output<typeof metadataSchema>;

type Field = 'cacheControl' | 'contentDisposition' | 'contentLanguage' | 'contentType';

/** The metadata that the uploader sets. */
interface ObjectMetadata extends Readonly<Partial<Record<Field, string>>> {
  readonly custom: Readonly<Record<string, string>>;
}

/** One stored generation of an object, without its bytes. */
export interface StoredObject {
  readonly bucket: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The upload time in microseconds since 1970, or more, because it has to rise with every upload under the same name. */
  readonly generation: number;
  /** Starts at 1 and rises with every change of the metadata. */
  readonly metageneration: number;
  /** ISO 8601, as in both protocols, Firebase's and Google Cloud's. */
  readonly timeCreated: string;
  readonly updated: string;
  /** In base64, as in both protocols. */
  readonly md5Hash: string;
  readonly crc32c: string;
  readonly metadata: ObjectMetadata;
}

/** The metadata after a change. `bucket` and `name`, which the SDKs may send too, are not part of it. */
export function applyPatch(
  { custom, ...fields }: ObjectMetadata,
  { bucket: _bucket, name: _name, metadata: customPatch, ...patch }: MetadataPatch,
): ObjectMetadata {
  return { ...withoutNulls({ ...fields, ...patch }), custom: withoutNulls({ ...custom, ...customPatch }) };
}

function withoutNulls(values: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, value]])),
  );
}

/** Where Firebase stores the tokens of download URLs, separated by commas: in the custom metadata. */
export const TOKENS_KEY = 'firebaseStorageDownloadTokens';

/** The tokens with which anyone may read the object, whatever the rules say. */
export function downloadTokens({ metadata }: StoredObject): string[] {
  return (metadata.custom[TOKENS_KEY] ?? '').split(',').filter((token) => token !== '');
}

/** Identifies one state of the object's bytes and metadata. */
export function etagOf({ generation, metageneration }: StoredObject): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64url');
}

/** An object in the JSON of both protocols; Firebase's has the tokens in a field of their own. Numbers are strings in both. */
export function resourceOf(object: StoredObject, isFirebaseApi: boolean) {
  const { custom, ...metadata } = object.metadata;
  const { [TOKENS_KEY]: tokens, ...otherCustom } = custom;
  return {
    ...object,
    ...metadata,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    size: String(object.size),
    etag: etagOf(object),
    ...(isFirebaseApi ? { downloadTokens: tokens, metadata: otherCustom } : { metadata: custom }),
  };
}
