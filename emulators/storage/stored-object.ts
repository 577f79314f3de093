import { applyPatch, type MetadataPatch, type ObjectMetadata } from './metadata.ts';

/** One stored generation of an object. */
export interface StoredObject {
  readonly bucket: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Rises with every upload of the name: the upload time in microseconds since 1970. */
  readonly generation: number;
  /** Starts at 1 and rises with every change of the metadata. */
  readonly metageneration: number;
  readonly timeCreated: Date;
  readonly updated: Date;
  /** In base64, as in both protocols. */
  readonly md5Hash: string;
  readonly crc32c: string;
  readonly metadata: ObjectMetadata;
}

/** Where Firebase stores the tokens of download URLs, separated by commas: in the custom metadata. */
export const TOKENS_KEY = 'firebaseStorageDownloadTokens';

export function downloadTokens(object: StoredObject): string[] {
  return (object.metadata.custom[TOKENS_KEY] ?? '').split(',').filter((token) => token !== '');
}

/** Identifies one state of the object's bytes and metadata. */
export function etagOf(object: StoredObject): string {
  return Buffer.from(`${object.generation}/${object.metageneration}`).toString('base64url');
}

/** The object after a change of its metadata. */
export function withMetadata(object: StoredObject, patch: MetadataPatch): StoredObject {
  return {
    ...object,
    metadata: applyPatch(object.metadata, patch),
    metageneration: object.metageneration + 1,
    updated: new Date(),
  };
}
