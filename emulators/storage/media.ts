import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { EmulatorResponse } from '../http.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import type { Objects } from './objects.ts';
import { etagOf, type StoredObject } from './stored-object.ts';

/** Responds with the bytes of an object: all, a range (206), an unsatisfiable range (416), or unchanged (304). */
export function mediaResponse(
  objects: Objects,
  object: StoredObject,
  request: IncomingHttpHeaders,
): EmulatorResponse {
  const headers = headersOf(object);
  if (request['if-none-match']?.includes(headers.etag)) return { status: 304, headers };
  const all = { start: 0, end: object.size };
  if (isGzipped(object) && !request['accept-encoding']?.includes('gzip')) {
    const { 'content-encoding': _, 'accept-ranges': __, ...rest } = headers;
    return bytesResponse(200, rest, gunzipSync(objects.read(object, all)));
  }
  const range = mayHaveRange(request, headers.etag) ? parseByteRange(request.range, object.size) : undefined;
  if (range === undefined) return bytesResponse(200, headers, objects.read(object, all));
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${object.size}` } };
  const contentRange = { 'content-range': contentRangeOf(range, object.size) };
  return bytesResponse(206, { ...headers, ...contentRange }, objects.read(object, range));
}

function bytesResponse(status: number, headers: Record<string, string>, body: Buffer): EmulatorResponse {
  return { status, headers: { ...headers, 'content-length': String(body.length) }, body };
}

// A client that resumes a download sends If-Range, and needs all bytes if the object has changed since.
function mayHaveRange(request: IncomingHttpHeaders, etag: string): boolean {
  const condition = request['if-range'];
  return condition === undefined || condition === etag;
}

function contentRangeOf({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end - 1}/${size}`;
}

function isGzipped({ metadata }: StoredObject): boolean {
  return metadata.contentEncoding === 'gzip';
}

function headersOf(object: StoredObject) {
  const { cacheControl, contentDisposition, contentEncoding, contentLanguage, contentType } = object.metadata;
  return {
    'content-type': contentType ?? 'application/octet-stream',
    'cache-control': cacheControl ?? 'private, max-age=0',
    ...(contentDisposition && { 'content-disposition': contentDisposition }),
    ...(contentEncoding && { 'content-encoding': contentEncoding }),
    ...(contentLanguage && { 'content-language': contentLanguage }),
    'accept-ranges': 'bytes',
    'last-modified': object.updated.toUTCString(),
    etag: `"${etagOf(object)}"`,
    // The admin SDK compares these with what it received.
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    'x-goog-generation': String(object.generation),
    'x-goog-metageneration': String(object.metageneration),
    'x-goog-stored-content-encoding': contentEncoding ?? 'identity',
    'x-goog-stored-content-length': String(object.size),
  };
}
