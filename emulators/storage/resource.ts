import { downloadTokens, etagOf, type StoredObject, TOKENS_KEY } from './stored-object.ts';

/** What both protocols return of an object. Numbers are strings, as in all of Google's JSON. */
function resource(object: StoredObject) {
  const { custom: _, ...metadata } = object.metadata;
  return {
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    size: String(object.size),
    timeCreated: object.timeCreated.toISOString(),
    updated: object.updated.toISOString(),
    storageClass: 'STANDARD',
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: etagOf(object),
    ...metadata,
  };
}

/** An object in the format of Firebase's web SDK. */
export function toFirebaseResource(object: StoredObject) {
  const { [TOKENS_KEY]: _, ...custom } = object.metadata.custom;
  return {
    contentEncoding: 'identity',
    ...resource(object),
    downloadTokens: downloadTokens(object).join(','),
    ...(Object.keys(custom).length > 0 && { metadata: custom }),
  };
}

/** An object in the format of Cloud Storage's JSON API. */
export function toJsonApiResource(object: StoredObject) {
  const { custom } = object.metadata;
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    ...resource(object),
    ...(Object.keys(custom).length > 0 && { metadata: custom }),
  };
}
