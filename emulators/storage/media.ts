import type { EmulatorResponse } from '../http.ts';
import type { Objects } from './objects.ts';
import { etagOf, type StoredObject } from './stored-object.ts';

/** Responds with the bytes of an object: all, or a range (206). */
export function mediaResponse(
  objects: Objects,
  object: StoredObject,
  range: string | undefined,
): EmulatorResponse {
  const { size, metadata } = object;
  const [start, end] = parseRange(range, size);
  const isPart = end - start < size;
  return {
    status: isPart ? 206 : 200,
    headers: {
      'content-type': metadata.contentType ?? 'application/octet-stream',
      'content-length': String(end - start),
      ...(isPart && { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
      'cache-control': metadata.cacheControl ?? 'private, max-age=0',
      ...(metadata.contentDisposition && { 'content-disposition': metadata.contentDisposition }),
      ...(metadata.contentLanguage && { 'content-language': metadata.contentLanguage }),
      'accept-ranges': 'bytes',
      'last-modified': new Date(object.updated).toUTCString(),
      etag: `"${etagOf(object)}"`,
      // The admin SDK compares these with what it received.
      'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
      'x-goog-generation': String(object.generation),
      'x-goog-stored-content-encoding': 'identity',
      'x-goog-stored-content-length': String(size),
    },
    body: objects.read(object, start, end),
  };
}

/** The requested range, end exclusive: all bytes if the header is missing, malformed or past the end (RFC 9110, 14.2). */
function parseRange(header: string | undefined, size: number): [start: number, end: number] {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []; // bytes=-2 are the last two
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return start < end ? [start, end] : [0, size]; // Without a valid header both are `size`.
}
