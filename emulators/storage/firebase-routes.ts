import { randomUUID } from 'node:crypto';
import { invalidArgument, unimplemented } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { mediaResponse } from './media.ts';
import { parseJsonObject, parseMetadataPatch } from './metadata.ts';
import { readUpload, type Upload } from './multipart.ts';
import {
  deleteObject,
  getObject,
  listObjects,
  putObject,
  type Services,
  type Target,
  updateObject,
  withMetadata,
} from './operations.ts';
import { allowOptions, asksForMedia, readListQuery } from './request-options.ts';
import { isResumable, resume } from './resumable.ts';
import { downloadTokens, type StoredObject, TOKENS_KEY, toFirebaseResource } from './stored-object.ts';

/** Handles a request of Firebase's web SDK, `/v0/b/{bucket}/o…`. */
export function handleFirebase(
  services: Services,
  request: EmulatorRequest,
  { bucket, name }: { bucket: string; name?: string | undefined },
): EmulatorResponse {
  const { method, headers } = request;
  if (name === undefined) {
    if (method === 'GET') return list(services, request, bucket);
    if (method === 'POST') return upload(services, request, bucket);
  } else {
    const target = { headers, bucket, name };
    if (method === 'GET') return get(services, request, target);
    if (method === 'PATCH') return update(services, request, target);
    if (method === 'DELETE') return remove(services, request, target);
  }
  throw unimplemented(`${method} ${request.path}`);
}

function get(services: Services, { query, headers }: EmulatorRequest, target: Target): EmulatorResponse {
  allowOptions(query, ['alt', 'token']);
  const isMedia = asksForMedia(query);
  const object = objectOfToken(services, target, query.get('token')) ?? getObject(services, target);
  if (isMedia) return mediaResponse(services.objects, object, headers);
  return json(toFirebaseResource(withToken(services, object)));
}

/** The object if the request has one of its tokens, which allow reading it whatever the policy says. */
function objectOfToken(
  { objects }: Services,
  { bucket, name }: Target,
  token: string | null,
): StoredObject | undefined {
  const object = objects.find(bucket, name);
  return object && token && downloadTokens(object).includes(token) ? object : undefined;
}

/** An object uploaded by the admin has no token; Firebase creates one when its metadata is first read. */
function withToken({ objects }: Services, object: StoredObject): StoredObject {
  if (downloadTokens(object).length > 0) return object;
  const changed = withMetadata(object, { custom: { [TOKENS_KEY]: randomUUID() } });
  objects.update(changed);
  return changed;
}

function list(services: Services, { query, headers }: EmulatorRequest, bucket: string): EmulatorResponse {
  const wanted = readListQuery(query);
  if (wanted.prefix !== '' && !wanted.prefix.endsWith('/'))
    throw invalidArgument('The prefix is not empty and does not end with a slash');
  const { names, prefixes } = listObjects(services, { headers, bucket }, wanted);
  return json({
    prefixes: prefixes.filter((prefix) => isReference(prefix.replace(/\/$/, ''))),
    items: names.filter(isReference).map((name) => ({ name, bucket })),
  });
}

// The web SDK cannot name a path with an empty segment, so such objects (folder markers, for example) are not listed.
function isReference(name: string): boolean {
  return name.split('/').every((segment) => segment !== '');
}

/** Firebase gives every upload a new token, so that older download URLs become invalid, and a file name for saving. */
function upload(services: Services, request: EmulatorRequest, bucket: string): EmulatorResponse {
  allowOptions(request.query, ['name', 'upload_id']);
  const store = ({ name, metadata, bytes }: Upload) => {
    const fileName = name.slice(name.lastIndexOf('/') + 1);
    const stored = {
      contentDisposition: `inline; filename*=utf-8''${encodeRfc5987(fileName)}`,
      ...metadata,
      custom: { [TOKENS_KEY]: randomUUID(), ...metadata.custom },
    };
    const target = { headers: request.headers, bucket, name };
    return toFirebaseResource(putObject(services, target, stored, bytes));
  };
  if (isResumable(request)) return resume(request, store);
  const protocol = request.headers['x-goog-upload-protocol'];
  if (protocol !== 'multipart')
    throw unimplemented(`upload with X-Goog-Upload-Protocol: ${protocol ?? 'none'}`);
  return json(store(readUpload(request)));
}

// RFC 5987 excludes some characters that encodeURIComponent does not encode.
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function update(services: Services, { query, body }: EmulatorRequest, target: Target): EmulatorResponse {
  allowOptions(query, []);
  const patch = parseMetadataPatch(parseJsonObject(body.toString()));
  return json(toFirebaseResource(updateObject(services, target, patch)));
}

function remove(services: Services, { query }: EmulatorRequest, target: Target): EmulatorResponse {
  allowOptions(query, []);
  deleteObject(services, target);
  return { status: 204 };
}
