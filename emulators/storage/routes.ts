import { createHash, randomUUID } from 'node:crypto';
import { ApiError, invalidArgument, unimplemented } from '../api-error.ts';
import { crc32c } from '../crc32c.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { parseBody } from '../parse.ts';
import { mediaResponse } from './media.ts';
import type { Objects } from './objects.ts';
import type { Access, Authorize } from './policy.ts';
import {
  applyPatch,
  downloadTokens,
  metadataSchema,
  resourceOf,
  type StoredObject,
  TOKENS_KEY,
} from './stored-object.ts';
import { readUpload, type Upload, uploadParts } from './uploads.ts';

/** A request and the object that it addresses. */
export interface Call extends EmulatorRequest {
  readonly objects: Objects;
  readonly authorize: Authorize;
  /** Whether the request is to Firebase's API (`/v0`: web SDK, download URLs) rather than Google's JSON API (admin SDK). */
  readonly isFirebaseApi: boolean;
  readonly bucket: string;
  /** The object's name; empty for the bucket. */
  readonly name: string;
}

const LIST_OPTIONS = ['prefix', 'delimiter', 'maxResults'];
/** https://cloud.google.com/storage/docs/objects#naming */
const MAX_NAME_BYTES = 1024;

/**
 * Responds with the objects whose names begin with a prefix, all in one page. Names that have the delimiter after the prefix
 * are not listed themselves: what they have up to that delimiter is listed once, under `prefixes`.
 */
export function list(call: Call): EmulatorResponse {
  const { objects, query, bucket, isFirebaseApi } = call;
  allowOptions(query, LIST_OPTIONS);
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
  if (isFirebaseApi && /[^/]$/.test(prefix)) throw invalidArgument('The prefix does not end with a slash');
  authorizeAccess(call, { method: 'list', path: prefix.replace(/\/+$/, '') });
  const names: string[] = [];
  const prefixes = new Set<string>();
  for (const name of objects.names(bucket, prefix)) {
    const delimiterIndex = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
    if (delimiterIndex === -1) names.push(name);
    else prefixes.add(`${name.slice(0, delimiterIndex)}${delimiter}`);
  }
  const maxResults = query.get('maxResults');
  if (maxResults && names.length + prefixes.size > Number(maxResults))
    throw unimplemented(`a list of more than maxResults=${maxResults}`);
  // The web SDK lists only names. It requests metadata object by object, and the rules are checked then.
  const items = names.map((name) =>
    isFirebaseApi ? { name, bucket } : resourceOf(objects.find(bucket, name) as StoredObject, isFirebaseApi),
  );
  return json({ prefixes: [...prefixes], items });
}

/** Responds with an object's metadata or bytes. A download token is enough for either. */
export function get(call: Call): EmulatorResponse {
  const { objects, query, headers, isFirebaseApi } = call;
  allowOptions(query, ['alt', 'token']);
  const alt = query.get('alt') ?? 'json';
  if (alt !== 'media' && alt !== 'json') throw unimplemented(`option alt=${alt}`);
  const found = objects.find(call.bucket, call.name);
  const hasToken = found && downloadTokens(found).includes(query.get('token') ?? '');
  const object = hasToken ? found : requireObject(call, 'get');
  if (alt === 'media') return mediaResponse(objects, object, headers.range);
  return json(resourceOf(isFirebaseApi ? withToken(call, object) : object, isFirebaseApi));
}

/** Returns the object with a download token: Firebase adds one when metadata is read. Overwriting an object removes its token. */
function withToken({ objects }: Call, object: StoredObject): StoredObject {
  if (downloadTokens(object).length > 0) return object;
  const metadata = applyPatch(object.metadata, { metadata: { [TOKENS_KEY]: randomUUID() } });
  objects.update({ ...object, metadata });
  return { ...object, metadata };
}

/** Stores an upload, which arrives in one request or, from the web SDK, also in parts. */
export function upload(call: Call): EmulatorResponse {
  const { headers, query, isFirebaseApi } = call;
  allowOptions(query, ['name', 'upload_id', 'uploadType', 'ifGenerationMatch']);
  const store = (arrived: Upload) => resourceOf(put(call, arrived), isFirebaseApi);
  if (isFirebaseApi && headers['x-goog-upload-command']) return uploadParts(call, store);
  const uploadType = isFirebaseApi ? headers['x-goog-upload-protocol'] : query.get('uploadType');
  if (uploadType !== 'multipart') throw unimplemented(`upload with uploadType=${uploadType}`);
  return json(store(readUpload(call)));
}

/** Stores an upload as a new generation, whose metadata replaces that of the previous generation. Returns the object. */
function put(call: Call, { name, metadata, bytes }: Upload): StoredObject {
  const { objects, query, bucket } = call;
  if (name === '' || name === '.' || name === '..' || /[\r\n]/.test(name))
    throw invalidArgument(`An object cannot be named ${JSON.stringify(name)}`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalidArgument('The name is longer than 1024 bytes');
  const existing = objects.find(bucket, name);
  const now = new Date();
  const resulting: StoredObject = {
    bucket,
    name,
    size: bytes.length,
    // Ensures that two uploads within a millisecond get different generations.
    generation: Math.max(now.getTime() * 1000, (existing?.generation ?? 0) + 1),
    metageneration: 1,
    timeCreated: now.toISOString(),
    updated: now.toISOString(),
    md5Hash: createHash('md5').update(bytes).digest('base64'),
    crc32c: crc32c(bytes),
    metadata: applyPatch({ contentType: 'application/octet-stream', custom: {} }, metadata),
  };
  authorizeAccess(call, { method: 'create', path: name, existing, resulting });
  // '0' means that no such object may exist.
  const expectedGeneration = query.get('ifGenerationMatch');
  if (expectedGeneration && expectedGeneration !== String(existing?.generation ?? 0)) {
    const message = 'At least one of the pre-conditions did not hold: ifGenerationMatch';
    throw new ApiError(412, 'FAILED_PRECONDITION', message);
  }
  objects.put(resulting, bytes);
  return resulting;
}

/** Changes an object's metadata. */
export function update(call: Call): EmulatorResponse {
  const { objects, query, body, bucket, name, isFirebaseApi } = call;
  allowOptions(query, []);
  const patch = parseBody(metadataSchema, body, 'object');
  const existing = objects.find(bucket, name);
  const resulting = existing && {
    ...existing,
    metadata: applyPatch(existing.metadata, patch),
    metageneration: existing.metageneration + 1,
    updated: new Date().toISOString(),
  };
  requireObject(call, 'update', resulting); // Throws if there is no object, so `resulting` is defined below.
  objects.update(resulting as StoredObject);
  return json(resourceOf(resulting as StoredObject, isFirebaseApi));
}

/** Deletes an object. `bucket.deleteFiles` sends the options of its list with each deletion, where they have no meaning. */
export function remove(call: Call): EmulatorResponse {
  allowOptions(call.query, LIST_OPTIONS);
  call.objects.remove(requireObject(call, 'delete'));
  return { status: 204 };
}

/** Throws a 501 that names the first option that a call does not support. */
function allowOptions(query: URLSearchParams, known: readonly string[]): void {
  for (const option of query.keys()) {
    if (!known.includes(option)) throw unimplemented(`option ${option}=${query.get(option)}`);
  }
}

/** The object, if the access is allowed. Throws PERMISSION_DENIED before NOT_FOUND, so that names cannot be guessed. */
function requireObject(call: Call, method: Access['method'], resulting?: StoredObject): StoredObject {
  const existing = call.objects.find(call.bucket, call.name);
  authorizeAccess(call, { method, path: call.name, existing, resulting });
  if (!existing) throw new ApiError(404, 'NOT_FOUND', `No such object: ${call.bucket}/${call.name}`);
  return existing;
}

/**
 * Throws whatever the policy throws. A request to the JSON API counts as the admin's: in production IAM guards that API, not
 * security rules, and the admin SDK sends no credentials to an emulator. A web page, which sends its origin, is not the admin.
 */
function authorizeAccess(
  { authorize, headers, bucket, isFirebaseApi }: Call,
  access: Omit<Access, 'headers' | 'bucket'>,
): void {
  const isAdminSdk = !isFirebaseApi && headers.origin === undefined;
  authorize({
    ...access,
    bucket,
    headers: isAdminSdk ? { ...headers, authorization: 'Bearer owner' } : headers,
  });
}
