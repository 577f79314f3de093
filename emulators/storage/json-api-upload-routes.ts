import { invalidArgument, unimplemented } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { CONDITION_OPTIONS } from './conditions.ts';
import { parseContentRange } from './content-range.ts';
import { noSuchObject } from './errors.ts';
import { parseMultipart } from './multipart.ts';
import type { Services } from './operations.ts';
import { allowOptions } from './request-options.ts';
import { toJsonApiResource } from './resource.ts';
import { finishUpload, startUpload, storeBytes } from './store-upload.ts';
import { readUploadRequest } from './upload-request.ts';
import type { Upload } from './uploads.ts';

/** Handles uploads of Cloud Storage's JSON API, `/upload/storage/v1/b/{bucket}/o`. */
export function handleJsonApiUpload(
  services: Services,
  request: EmulatorRequest,
  bucket: string,
): EmulatorResponse {
  const { method, query } = request;
  allowOptions(query, ['name', 'uploadType', 'upload_id', ...CONDITION_OPTIONS]);
  const type = query.get('uploadType');
  if (type === 'multipart' && method === 'POST') return multipart(services, request, bucket);
  if (type === 'resumable' && method === 'POST') return start(services, request, bucket);
  if (type === 'resumable' && method === 'PUT') return resume(services, request);
  throw unimplemented(`${method} upload with uploadType=${type}`);
}

function multipart(services: Services, request: EmulatorRequest, bucket: string): EmulatorResponse {
  const { metadata, contentType, bytes } = parseMultipart(request.headers['content-type'], request.body);
  const upload = readUploadRequest(request, { bucket, metadata, contentType });
  return json(toJsonApiResource(storeBytes(services, request.headers, upload, bytes)));
}

function start(services: Services, request: EmulatorRequest, bucket: string): EmulatorResponse {
  const contentType = request.headers['x-upload-content-type']?.toString();
  const size = request.headers['x-upload-content-length']?.toString();
  const metadata = request.body.toString();
  const upload = readUploadRequest(request, { bucket, metadata, contentType, size });
  const id = startUpload(services, request.headers, upload);
  const query = new URLSearchParams({ uploadType: 'resumable', name: upload.name, upload_id: id });
  return { status: 200, headers: { location: `http://${request.headers.host}${request.path}?${query}` } };
}

/** https://cloud.google.com/storage/docs/performing-resumable-uploads */
function resume(services: Services, request: EmulatorRequest): EmulatorResponse {
  const upload = services.uploads.find(request.query.get('upload_id') ?? '');
  if (upload.state === 'final') return stored(services, upload);
  if (upload.state === 'cancelled') throw invalidArgument('The upload was cancelled');
  const range = parseContentRange(request.headers['content-range']);
  const start = range.start ?? upload.received;
  if (start > upload.received) throw invalidArgument(`The bytes from ${upload.received} on are missing`);
  // After a lost response a client may resend bytes that were received.
  const bytes = request.body.subarray(upload.received - start);
  const received = bytes.length > 0 ? services.uploads.append(upload, bytes) : upload;
  if (!range.isLast && received.received !== range.total) return incomplete(received);
  return json(toJsonApiResource(finishUpload(services, request.headers, received)));
}

function incomplete({ received }: Upload): EmulatorResponse {
  return { status: 308, headers: received > 0 ? { range: `bytes=0-${received - 1}` } : {} };
}

function stored({ objects }: Services, { request: { bucket, name } }: Upload): EmulatorResponse {
  const object = objects.find(bucket, name);
  if (!object) throw noSuchObject(bucket, name);
  return json(toJsonApiResource(object));
}
