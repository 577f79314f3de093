import { randomUUID } from 'node:crypto';
import { invalidArgument, unimplemented } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { noSuchObject } from './errors.ts';
import { parseMultipart } from './multipart.ts';
import type { Services } from './operations.ts';
import { allowOptions } from './request-options.ts';
import { toFirebaseResource } from './resource.ts';
import { finishUpload, startUpload, storeBytes } from './store-upload.ts';
import { type StoredObject, TOKENS_KEY } from './stored-object.ts';
import { readUploadRequest, type UploadRequest } from './upload-request.ts';
import type { Upload } from './uploads.ts';

/** Handles uploads of Firebase's web SDK: in one multipart request, or resumable in several. */
export function handleFirebaseUpload(
  services: Services,
  request: EmulatorRequest,
  bucket: string,
): EmulatorResponse {
  allowOptions(request.query, ['name', 'upload_id', 'upload_protocol']);
  const { 'x-goog-upload-protocol': protocol, 'x-goog-upload-command': commands } = request.headers;
  if (typeof commands === 'string') return handleCommands(services, request, bucket, commands);
  if (protocol === 'multipart') return multipart(services, request, bucket);
  throw unimplemented(`upload with X-Goog-Upload-Protocol: ${protocol ?? 'none'}`);
}

function multipart(services: Services, request: EmulatorRequest, bucket: string): EmulatorResponse {
  const { metadata, contentType, bytes } = parseMultipart(request.headers['content-type'], request.body);
  const upload = withDefaults(readUploadRequest(request, { bucket, metadata, contentType }));
  return json(toFirebaseResource(storeBytes(services, request.headers, upload, bytes)));
}

function handleCommands(
  services: Services,
  request: EmulatorRequest,
  bucket: string,
  header: string,
): EmulatorResponse {
  const commands = header.split(',').map((command) => command.trim());
  const unknown = commands.find((command) => !COMMANDS.includes(command));
  if (unknown !== undefined) throw unimplemented(`X-Goog-Upload-Command: ${unknown}`);
  if (commands.includes('start')) return start(services, request, bucket);
  const upload = services.uploads.find(request.query.get('upload_id') ?? '');
  if (upload.state === 'final') return finalResponse(storedObject(services, upload));
  if (upload.state === 'cancelled') throw invalidArgument('The upload was cancelled');
  if (commands.includes('cancel')) {
    services.uploads.cancel(upload);
    return statusResponse('cancelled');
  }
  if (commands.includes('query')) return statusResponse('active', upload);
  const received = commands.includes('upload') ? append(services, request, upload) : upload;
  if (!commands.includes('finalize')) return statusResponse('active', received);
  return finalResponse(finishUpload(services, request.headers, received));
}

const COMMANDS = ['start', 'upload', 'finalize', 'query', 'cancel'];

function start(services: Services, request: EmulatorRequest, bucket: string): EmulatorResponse {
  const type = textHeader(request, 'x-goog-upload-header-content-type');
  const size = textHeader(request, 'x-goog-upload-header-content-length');
  const metadata = request.body.toString();
  const upload = withDefaults(readUploadRequest(request, { bucket, metadata, contentType: type, size }));
  const id = startUpload(services, request.headers, upload);
  const query = new URLSearchParams({ name: upload.name, upload_id: id, upload_protocol: 'resumable' });
  const url = `http://${request.headers.host}${request.path}?${query}`;
  return { status: 200, headers: { 'x-goog-upload-status': 'active', 'x-goog-upload-url': url } };
}

function append({ uploads }: Services, request: EmulatorRequest, upload: Upload): Upload {
  const offset = textHeader(request, 'x-goog-upload-offset');
  if (offset !== String(upload.received))
    throw invalidArgument(`Offset ${offset} is not ${upload.received}, the number of bytes received`);
  return uploads.append(upload, request.body);
}

function statusResponse(status: 'active' | 'cancelled', upload?: Upload): EmulatorResponse {
  const received = upload && { 'x-goog-upload-size-received': String(upload.received) };
  return { status: 200, headers: { 'x-goog-upload-status': status, ...received } };
}

function finalResponse(object: StoredObject): EmulatorResponse {
  return json(toFirebaseResource(object), {
    'x-goog-upload-status': 'final',
    'x-goog-upload-size-received': String(object.size),
  });
}

function storedObject({ objects }: Services, { request: { bucket, name } }: Upload): StoredObject {
  const object = objects.find(bucket, name);
  if (!object) throw noSuchObject(bucket, name);
  return object;
}

/** Firebase gives every upload a new token, so that older download URLs become invalid, and a file name for saving. */
function withDefaults(request: UploadRequest): UploadRequest {
  const fileName = request.name.slice(request.name.lastIndexOf('/') + 1);
  return {
    ...request,
    metadata: {
      contentDisposition: `inline; filename*=utf-8''${encodeRfc5987(fileName)}`,
      ...request.metadata,
      custom: { [TOKENS_KEY]: randomUUID(), ...request.metadata.custom },
    },
  };
}

// RFC 5987 excludes some characters that encodeURIComponent does not encode.
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function textHeader({ headers }: EmulatorRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
