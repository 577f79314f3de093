import type { IncomingHttpHeaders } from 'node:http';
import type { Method } from '../rules/syntax.ts';
import { type Conditions, checkConditions } from './conditions.ts';
import type { Contents } from './contents.ts';
import { noSuchObject } from './errors.ts';
import type { ListPage, ListQuery } from './list-page.ts';
import type { MetadataPatch } from './metadata.ts';
import type { Objects } from './objects.ts';
import type { Authorize } from './policy.ts';
import { type StoredObject, withMetadata } from './stored-object.ts';
import type { Uploads } from './uploads.ts';

/** What the emulator's routes depend on. */
export interface Services {
  readonly contents: Contents;
  readonly objects: Objects;
  readonly uploads: Uploads;
  readonly authorize: Authorize;
}

/** An object that a request names. */
export interface Target {
  /** The headers of the request, which identify the caller. */
  readonly headers: IncomingHttpHeaders;
  readonly bucket: string;
  readonly name: string;
  readonly conditions?: Conditions;
}

/** Returns an object. Throws PERMISSION_DENIED before NOT_FOUND, so that names cannot be guessed. */
export function getObject(services: Services, target: Target): StoredObject {
  return allowed(services, target, 'get');
}

/** One page of a bucket's objects, in the order of their names. */
export function listObjects(
  { objects, authorize }: Services,
  { headers, bucket }: Omit<Target, 'name'>,
  query: ListQuery,
): { page: ListPage; objects: StoredObject[] } {
  authorize({ headers, method: 'list', bucket, path: query.prefix.replace(/\/+$/, '') });
  return objects.list(bucket, query);
}

/** Changes an object's metadata and returns the changed object. */
export function updateObject(services: Services, target: Target, patch: MetadataPatch): StoredObject {
  const existing = services.objects.find(target.bucket, target.name);
  const resulting = existing && withMetadata(existing, patch);
  allowed(services, target, 'update', resulting);
  if (!resulting) throw noSuchObject(target.bucket, target.name);
  services.objects.update(resulting);
  return resulting;
}

export function deleteObject(services: Services, target: Target): void {
  services.objects.remove(allowed(services, target, 'delete'));
}

/** Returns the stored object if the access is allowed and the conditions are met. */
function allowed(
  { objects, authorize }: Services,
  { headers, bucket, name, conditions = {} }: Target,
  method: Method,
  resulting?: StoredObject,
): StoredObject {
  const existing = objects.find(bucket, name);
  authorize({ headers, method, bucket, path: name, existing, resulting });
  if (!existing) throw noSuchObject(bucket, name);
  checkConditions(conditions, existing);
  return existing;
}
