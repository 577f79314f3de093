import type { IncomingHttpHeaders } from 'node:http';
import type { EmulatorResponse } from '../http.ts';
import type { ByteRange, Objects } from './objects.ts';
import { etagOf, type StoredObject } from './stored-object.ts';

/** Responds with the bytes of an object: all, a range (206), or an unsatisfiable range (416). */
export function mediaResponse(
  objects: Objects,
  object: StoredObject,
  request: IncomingHttpHeaders,
): EmulatorResponse {
  const { size } = object;
  const headers = headersOf(object);
  const range = parseByteRange(request.range, size);
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } };
  }
  const { start, end } = range ?? { start: 0, end: size };
  const sent = { ...headers, 'content-length': String(end - start) };
  const body = objects.read(object, { start, end });
  if (!range) return { status: 200, headers: sent, body };
  return { status: 206, headers: { ...sent, 'content-range': `bytes ${start}-${end - 1}/${size}` }, body };
}

/**
 * Parses a Range header (RFC 9110, section 14). Returns undefined if the whole object is to be sent: without the
 * header, for units other than bytes, for a malformed header, or for several ranges, which a server may ignore.
 */
function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return start < end ? { start, end } : 'unsatisfiable';
}

function headersOf(object: StoredObject) {
  const { cacheControl, contentDisposition, contentLanguage, contentType } = object.metadata;
  return {
    'content-type': contentType ?? 'application/octet-stream',
    'cache-control': cacheControl ?? 'private, max-age=0',
    ...(contentDisposition && { 'content-disposition': contentDisposition }),
    ...(contentLanguage && { 'content-language': contentLanguage }),
    'accept-ranges': 'bytes',
    'last-modified': new Date(object.updated).toUTCString(),
    etag: `"${etagOf(object)}"`,
    // The admin SDK compares these with what it received.
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    'x-goog-generation': String(object.generation),
    'x-goog-stored-content-encoding': 'identity',
    'x-goog-stored-content-length': String(object.size),
  };
}
