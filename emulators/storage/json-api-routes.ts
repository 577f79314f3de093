import { unimplemented } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { CONDITION_OPTIONS, readConditions } from './conditions.ts';
import { mediaResponse } from './media.ts';
import { parseJsonObject, parseMetadataPatch } from './metadata.ts';
import {
  deleteObject,
  getObject,
  listObjects,
  type Services,
  type Target,
  updateObject,
} from './operations.ts';
import { allowOptions, asksForMedia, LIST_OPTIONS, pageToken, readListQuery } from './request-options.ts';
import { toJsonApiResource } from './resource.ts';

/** `bucket.deleteFiles` sends the options of its list with each deletion, where they have no meaning. */
const MORE_OPTIONS: Readonly<Record<string, readonly string[]>> = { GET: ['alt'], DELETE: LIST_OPTIONS };

/** Handles a request of Cloud Storage's JSON API for one object, `/b/{bucket}/o/{name}`. */
export function handleJsonApiObject(
  services: Services,
  request: EmulatorRequest,
  { bucket, name }: { bucket: string; name: string },
): EmulatorResponse {
  const { method, query, headers } = request;
  allowOptions(query, [...CONDITION_OPTIONS, ...(MORE_OPTIONS[method] ?? [])]);
  const target: Target = { headers, bucket, name, conditions: readConditions(query) };
  if (method === 'GET') {
    const isMedia = asksForMedia(query);
    const object = getObject(services, target);
    if (isMedia) return mediaResponse(services.objects, object, headers);
    return json(toJsonApiResource(object));
  }
  if (method === 'PATCH') {
    const patch = parseMetadataPatch(parseJsonObject(request.body.toString()));
    return json(toJsonApiResource(updateObject(services, target, patch)));
  }
  if (method === 'DELETE') {
    deleteObject(services, target);
    return { status: 204 };
  }
  throw unimplemented(`${method} ${request.path}`);
}

/** Handles `GET /b/{bucket}/o`: one page of a bucket's objects. */
export function handleJsonApiList(
  services: Services,
  { method, path, query, headers }: EmulatorRequest,
  bucket: string,
): EmulatorResponse {
  if (method !== 'GET') throw unimplemented(`${method} ${path}`);
  const { page, objects } = listObjects(services, { headers, bucket }, readListQuery(query));
  return json({
    kind: 'storage#objects',
    prefixes: page.prefixes,
    items: objects.map(toJsonApiResource),
    ...pageToken(page.last),
  });
}

/** Handles `GET /b/{bucket}`. Every bucket name exists without being created. */
export function handleJsonApiBucket(
  { method, path, query }: EmulatorRequest,
  bucket: string,
): EmulatorResponse {
  if (method !== 'GET') throw unimplemented(`${method} ${path}`);
  allowOptions(query, []);
  return json({ kind: 'storage#bucket', id: bucket, name: bucket, storageClass: 'STANDARD' });
}
