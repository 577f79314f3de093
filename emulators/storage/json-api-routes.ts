import { unimplemented } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { CONDITION_OPTIONS, readConditions } from './conditions.ts';
import { mediaAnswer } from './media.ts';
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

/** `bucket.deleteFiles` sends the options of its list with each deletion, where they mean nothing. */
const MORE_OPTIONS: Readonly<Record<string, readonly string[]>> = { GET: ['alt'], DELETE: LIST_OPTIONS };

/** Answers a call of Cloud Storage's JSON API about one object, `/b/{bucket}/o/{name}`. */
export function answerJsonApiObject(
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
    if (isMedia) return mediaAnswer(services.objects, object, headers);
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

/** Answers `GET /b/{bucket}/o`: one page of a bucket's objects. */
export function answerJsonApiList(
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

/** Answers `GET /b/{bucket}`. Buckets need not be made: each name is one. */
export function answerJsonApiBucket(
  { method, path, query }: EmulatorRequest,
  bucket: string,
): EmulatorResponse {
  if (method !== 'GET') throw unimplemented(`${method} ${path}`);
  allowOptions(query, []);
  return json({ kind: 'storage#bucket', id: bucket, name: bucket, storageClass: 'STANDARD' });
}
