import { randomUUID } from 'node:crypto';
import { invalidArgument, unimplemented } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { handleFirebaseUpload } from './firebase-upload-routes.ts';
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
import { allowOptions, asksForMedia, pageToken, readListQuery } from './request-options.ts';
import { toFirebaseResource } from './resource.ts';
import { downloadTokens, type StoredObject, TOKENS_KEY, withMetadata } from './stored-object.ts';

/** Handles a request of Firebase's web SDK, `/v0/b/{bucket}/o…`. */
export function handleFirebase(
  services: Services,
  request: EmulatorRequest,
  { bucket, name }: { bucket: string; name?: string | undefined },
): EmulatorResponse {
  const { method, headers } = request;
  if (name === undefined) {
    if (method === 'GET') return list(services, request, bucket);
    if (method === 'POST') return handleFirebaseUpload(services, request, bucket);
  } else {
    const target = { headers, bucket, name };
    if (method === 'GET' || method === 'HEAD') return get(services, request, target);
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
  const { page } = listObjects(services, { headers, bucket }, wanted);
  return json({
    prefixes: page.prefixes.filter((prefix) => isReference(prefix.replace(/\/$/, ''))),
    items: page.names.filter(isReference).map((name) => ({ name, bucket })),
    ...pageToken(page.last),
  });
}

// The web SDK cannot name a path with an empty segment, so such objects (folder markers, for example) are not listed.
function isReference(name: string): boolean {
  return name.split('/').every((segment) => segment !== '');
}

function update(services: Services, request: EmulatorRequest, target: Target): EmulatorResponse {
  allowOptions(request.query, []);
  const patch = parseMetadataPatch(parseJsonObject(request.body.toString()));
  const existing = services.objects.find(target.bucket, target.name);
  const tokens = existing?.metadata.custom[TOKENS_KEY];
  // Tokens are not part of the custom metadata that the web SDK sees and can remove as a whole.
  const custom = patch.custom === null && existing ? cleared(existing, tokens) : patch.custom;
  return json(
    toFirebaseResource(updateObject(services, target, { ...patch, ...(custom !== undefined && { custom }) })),
  );
}

function cleared({ metadata }: StoredObject, tokens: string | undefined): Record<string, string | null> {
  const removed = Object.fromEntries(Object.keys(metadata.custom).map((key) => [key, null]));
  return tokens === undefined ? removed : { ...removed, [TOKENS_KEY]: tokens };
}

function remove(services: Services, { query }: EmulatorRequest, target: Target): EmulatorResponse {
  allowOptions(query, []);
  deleteObject(services, target);
  return { status: 204 };
}
