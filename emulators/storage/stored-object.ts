import type { ObjectMetadata } from './metadata.ts';

/** One stored generation of an object, without its bytes. */
export interface StoredObject {
  readonly bucket: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Rises with every upload of the name: the upload time in microseconds since 1970. */
  readonly generation: number;
  /** Starts at 1 and rises with every change of the metadata. */
  readonly metageneration: number;
  /** ISO 8601, as in both protocols. */
  readonly timeCreated: string;
  readonly updated: string;
  /** In base64, as in both protocols. */
  readonly md5Hash: string;
  readonly crc32c: string;
  readonly metadata: ObjectMetadata;
}

/** Where Firebase stores the tokens of download URLs, separated by commas: in the custom metadata. */
export const TOKENS_KEY = 'firebaseStorageDownloadTokens';

/** The tokens with which anyone may read the object, whatever the rules say. */
export function downloadTokens(object: StoredObject): string[] {
  return (object.metadata.custom[TOKENS_KEY] ?? '').split(',').filter((token) => token !== '');
}

/** Identifies one state of the object's bytes and metadata. */
export function etagOf({ generation, metageneration }: StoredObject): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64url');
}

/** What both protocols return of an object. Numbers are strings, as in all of Google's JSON. */
function resource({ metadata: { custom: _, ...metadata }, ...object }: StoredObject) {
  return {
    ...object,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    size: String(object.size),
    storageClass: 'STANDARD',
    ...metadata,
  };
}

/** An object in the format of Firebase's web SDK. */
export function toFirebaseResource(object: StoredObject) {
  const { [TOKENS_KEY]: _, ...custom } = object.metadata.custom;
  return {
    ...resource(object),
    contentEncoding: 'identity',
    downloadTokens: downloadTokens(object).join(','),
    metadata: custom,
  };
}

/** An object in the format of Cloud Storage's JSON API. */
export function toJsonApiResource(object: StoredObject) {
  return {
    kind: 'storage#object',
    ...resource(object),
    etag: etagOf(object),
    metadata: object.metadata.custom,
  };
}
