import { unimplemented } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { mediaResponse } from './media.ts';
import { readUpload } from './multipart.ts';
import { deleteObject, getObject, listObjects, putObject, type Services } from './operations.ts';
import { allowOptions, asksForMedia, LIST_OPTIONS, readListQuery } from './request-options.ts';
import { toJsonApiResource } from './stored-object.ts';

/** Handles a request of Cloud Storage's JSON API for one object, `/b/{bucket}/o/{name}`. */
export function handleJsonApiObject(
  services: Services,
  { method, path, query, headers }: EmulatorRequest,
  { bucket, name }: { bucket: string; name: string },
): EmulatorResponse {
  const target = { headers, bucket, name };
  if (method === 'GET') {
    allowOptions(query, ['alt']);
    const isMedia = asksForMedia(query);
    const object = getObject(services, target);
    return isMedia ? mediaResponse(services.objects, object, headers) : json(toJsonApiResource(object));
  }
  if (method !== 'DELETE') throw unimplemented(`${method} ${path}`);
  // `bucket.deleteFiles` sends the options of its list with each deletion, where they have no meaning.
  allowOptions(query, LIST_OPTIONS);
  deleteObject(services, target);
  return { status: 204 };
}

/** Handles `GET /b/{bucket}/o`: a bucket's objects in one page. Every bucket exists without being created. */
export function handleJsonApiList(
  services: Services,
  { method, path, query, headers }: EmulatorRequest,
  bucket: string,
): EmulatorResponse {
  if (method !== 'GET') throw unimplemented(`${method} ${path}`);
  const { names, prefixes } = listObjects(services, { headers, bucket }, readListQuery(query));
  const objects = names.flatMap((name) => services.objects.find(bucket, name) ?? []);
  return json({ kind: 'storage#objects', prefixes, items: objects.map(toJsonApiResource) });
}

/** Handles an upload, `/upload/storage/v1/b/{bucket}/o`: in one request, which `resumable: false` asks the SDK for. */
export function handleJsonApiUpload(
  services: Services,
  request: EmulatorRequest,
  bucket: string,
): EmulatorResponse {
  const { method, query, headers } = request;
  const type = query.get('uploadType');
  if (method !== 'POST' || type !== 'multipart')
    throw unimplemented(`${method} upload with uploadType=${type}`);
  allowOptions(query, ['name', 'uploadType', 'ifGenerationMatch']);
  const { name, metadata, bytes } = readUpload(request);
  const target = { headers, bucket, name, ifGenerationMatch: query.get('ifGenerationMatch') };
  return json(toJsonApiResource(putObject(services, target, metadata, bytes)));
}
