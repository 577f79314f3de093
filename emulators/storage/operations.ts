import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, invalidArgument, unimplemented } from '../api-error.ts';
import { crc32c, toBase64 } from '../crc32c.ts';
import type { Method } from '../rules/syntax.ts';
import { applyPatch, type MetadataPatch } from './metadata.ts';
import type { Objects } from './objects.ts';
import type { Authorize } from './policy.ts';
import type { StoredObject } from './stored-object.ts';

/** What the emulator's routes depend on. */
export interface Services {
  readonly objects: Objects;
  readonly authorize: Authorize;
}

/** An object that a request names. */
export interface Target {
  /** The headers of the request, which identify the caller. */
  readonly headers: IncomingHttpHeaders;
  readonly bucket: string;
  readonly name: string;
  /** The generation that the stored object has to have; '0' means that none may exist. */
  readonly ifGenerationMatch?: string | null;
}

/** Returns an object. Throws PERMISSION_DENIED before NOT_FOUND, so that names cannot be guessed. */
export function getObject(services: Services, target: Target): StoredObject {
  return existingObject(services, target, 'get');
}

/** Which names are listed: those from a prefix on; what contains the delimiter after it is merged up to it. */
export interface ListQuery {
  readonly prefix: string;
  /** An empty one merges nothing. */
  readonly delimiter: string;
  /** The most names and merged prefixes that the caller takes at once. */
  readonly maxResults: number;
}

/** A bucket's objects in the order of their names, in one page. Throws 501 if the caller does not take all at once. */
export function listObjects(
  { objects, authorize }: Services,
  { headers, bucket }: Omit<Target, 'name'>,
  { prefix, delimiter, maxResults }: ListQuery,
): { names: readonly string[]; prefixes: readonly string[] } {
  authorize({ headers, method: 'list', bucket, path: prefix.replace(/\/+$/, '') });
  const names: string[] = [];
  const prefixes = new Set<string>();
  for (const name of objects.names(bucket, prefix)) {
    const index = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
    if (index === -1) names.push(name);
    else prefixes.add(name.slice(0, index + delimiter.length));
  }
  if (names.length + prefixes.size > maxResults)
    throw unimplemented(`a list of more than maxResults=${maxResults}`);
  return { names, prefixes: [...prefixes] };
}

/** https://cloud.google.com/storage/docs/objects#naming */
const MAX_NAME_BYTES = 1024;

/** Stores an upload as a new generation, whose metadata replaces that of the one before. Returns the object. */
export function putObject(
  { objects, authorize }: Services,
  { headers, bucket, name, ifGenerationMatch }: Target,
  metadata: MetadataPatch,
  bytes: Buffer,
): StoredObject {
  if (name === '' || name === '.' || name === '..' || /[\r\n]/.test(name))
    throw invalidArgument(`An object cannot be named ${JSON.stringify(name)}`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalidArgument('The name is longer than 1024 bytes');
  const existing = objects.find(bucket, name);
  const now = Date.now();
  const resulting: StoredObject = {
    bucket,
    name,
    size: bytes.length,
    // Ensures that two uploads within a millisecond get different generations.
    generation: Math.max(now * 1000, (existing?.generation ?? 0) + 1),
    metageneration: 1,
    timeCreated: new Date(now).toISOString(),
    updated: new Date(now).toISOString(),
    md5Hash: createHash('md5').update(bytes).digest('base64'),
    crc32c: toBase64(crc32c(bytes)),
    metadata: applyPatch({ contentType: 'application/octet-stream', custom: {} }, metadata),
  };
  authorize({ headers, method: 'create', bucket, path: name, existing, resulting });
  if (ifGenerationMatch && ifGenerationMatch !== String(existing?.generation ?? 0)) {
    const message = 'At least one of the pre-conditions did not hold: ifGenerationMatch';
    throw new ApiError(412, 'FAILED_PRECONDITION', message);
  }
  objects.put(resulting, bytes);
  return resulting;
}

/** Changes an object's metadata and returns the changed object. */
export function updateObject(services: Services, target: Target, patch: MetadataPatch): StoredObject {
  const existing = services.objects.find(target.bucket, target.name);
  const resulting = existing && withMetadata(existing, patch);
  existingObject(services, target, 'update', resulting);
  if (resulting) services.objects.update(resulting);
  return resulting as StoredObject;
}

/** The object after a change of its metadata. */
export function withMetadata(object: StoredObject, patch: MetadataPatch): StoredObject {
  return {
    ...object,
    metadata: applyPatch(object.metadata, patch),
    metageneration: object.metageneration + 1,
    updated: new Date().toISOString(),
  };
}

/** Deletes an object if the access is allowed. Throws 404 if there is none. */
export function deleteObject(services: Services, target: Target): void {
  services.objects.remove(existingObject(services, target, 'delete'));
}

/** Returns the stored object if the access is allowed. */
function existingObject(
  { objects, authorize }: Services,
  { headers, bucket, name }: Target,
  method: Method,
  resulting?: StoredObject,
): StoredObject {
  const existing = objects.find(bucket, name);
  authorize({ headers, method, bucket, path: name, existing, resulting });
  if (!existing) throw new ApiError(404, 'NOT_FOUND', `No such object: ${bucket}/${name}`);
  return existing;
}
