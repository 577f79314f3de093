import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, invalidArgument } from '../api-error.ts';
import { crc32c, toBase64 } from '../crc32c.ts';
import { checkConditions } from './conditions.ts';
import type { Hashes } from './contents.ts';
import { applyPatch } from './metadata.ts';
import type { Services } from './operations.ts';
import type { StoredObject } from './stored-object.ts';
import type { UploadRequest } from './upload-request.ts';
import type { Upload } from './uploads.ts';

/** Stores the bytes of a single request as an object. Returns the object. */
export function storeBytes(
  services: Services,
  headers: IncomingHttpHeaders,
  request: UploadRequest,
  bytes: Buffer,
): StoredObject {
  const md5Hash = createHash('md5').update(bytes).digest('base64');
  const hashes = { size: bytes.length, md5Hash, crc32c: toBase64(crc32c(bytes)) };
  const object = acceptedObject(services, headers, request, hashes);
  services.objects.put(object, () => {
    const content = services.contents.create();
    services.contents.append(content, bytes);
    return content;
  });
  return object;
}

/** Starts a resumable upload if the object may be written. Returns the upload's id. */
export function startUpload(
  services: Services,
  headers: IncomingHttpHeaders,
  request: UploadRequest,
): string {
  authorizedObject(services, headers, request, { size: request.expected.size ?? 0, md5Hash: '', crc32c: '' });
  return services.uploads.start(request);
}

/** Turns a finished resumable upload into an object. Returns the object. A rejected upload is deleted. */
export function finishUpload(services: Services, headers: IncomingHttpHeaders, upload: Upload): StoredObject {
  const { contents, objects, uploads } = services;
  try {
    const hashes = { size: upload.received, ...contents.hashes(upload.content) };
    const object = acceptedObject(services, headers, upload.request, hashes);
    objects.put(object, () => {
      uploads.finish(upload);
      return upload.content;
    });
    return object;
  } catch (error) {
    if (error instanceof ApiError) uploads.cancel(upload);
    throw error;
  }
}

type Measured = Hashes & { readonly size: number };

/** Throws if the upload is denied or does not match its announcement. */
function acceptedObject(
  services: Services,
  headers: IncomingHttpHeaders,
  request: UploadRequest,
  measured: Measured,
): StoredObject {
  for (const key of ['size', 'md5Hash', 'crc32c'] as const) {
    const expected = request.expected[key];
    if (expected !== undefined && expected !== measured[key])
      throw invalidArgument(`Provided ${key} ${expected} does not match calculated ${key} ${measured[key]}.`);
  }
  return authorizedObject(services, headers, request, measured);
}

function authorizedObject(
  { objects, authorize }: Services,
  headers: IncomingHttpHeaders,
  { bucket, name, metadata, conditions }: UploadRequest,
  measured: Measured,
): StoredObject {
  const existing = objects.find(bucket, name);
  const now = new Date();
  const resulting: StoredObject = {
    bucket,
    name,
    ...measured,
    // Ensures that two uploads within a millisecond get different generations.
    generation: Math.max(now.getTime() * 1000, (existing?.generation ?? 0) + 1),
    metageneration: 1,
    timeCreated: now,
    updated: now,
    metadata: applyPatch({ custom: {} }, metadata),
  };
  authorize({ headers, method: 'create', bucket, path: name, existing, resulting });
  checkConditions(conditions, existing);
  return resulting;
}
