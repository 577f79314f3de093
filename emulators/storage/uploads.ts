import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { invalidArgument } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { parseBody } from '../parse.ts';
import { metadataSchema } from './stored-object.ts';

/** An upload with the bytes that have arrived. */
export interface Upload {
  readonly name: string;
  readonly metadata: z.output<typeof metadataSchema>;
  readonly bytes: Buffer;
}

/**
 * Reads a `multipart/related` body (RFC 2387), in which the APIs of Firebase and of Google Cloud send JSON metadata, then the bytes with their
 * content type.
 *
 * @throws ApiError 400 if it does not have exactly two parts, 501 for unsupported metadata
 */
export function readUpload({ headers, query, body }: EmulatorRequest): Upload {
  const [, quoted, plain] =
    /^multipart\/related;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '') ?? [];
  // In latin1 each character is a byte. `parts` has what precedes the first boundary, two parts, and `--` at the end.
  const parts = `\r\n${body.toString('latin1')}`.split(`\r\n--${quoted ?? plain}`);
  const [, description, media] = parts.map((part) => part.split(/\r\n\r\n(.*)/s)); // [headers, content, '']
  if (parts.length !== 4 || !parts[3]?.startsWith('--') || !description || !media)
    throw invalidArgument('The upload is not multipart/related of two parts');
  const metadata = parseBody(metadataSchema, Buffer.from(description[1] ?? '', 'latin1'), 'object');
  const contentType = /^content-type:[ \t]*(.*?)[ \t]*$/im.exec(media[0] ?? '')?.[1];
  return {
    name: query.get('name') ?? metadata.name ?? '',
    metadata: { ...(contentType && { contentType }), ...metadata },
    bytes: Buffer.from(media[1] ?? '', 'latin1'),
  };
}

/** Unfinished uploads in parts, by id. They are only in memory, so they are lost when the process ends. */
const sessions = new Map<string, Upload>();

/**
 * Begins, continues or describes an upload in parts, as `uploadBytesResumable` sends files beyond 256 KB. After its last part
 * the upload is passed to `store`, whose result is the response.
 */
export function uploadParts(request: EmulatorRequest, store: (upload: Upload) => unknown): EmulatorResponse {
  const { headers, query, path, body } = request;
  const command = headers['x-goog-upload-command'];
  if (command === 'start') {
    const id = randomUUID();
    const contentType = headers['x-goog-upload-header-content-type'];
    const metadata = {
      ...(contentType && { contentType: String(contentType) }),
      ...parseBody(metadataSchema, body, 'object'),
    };
    sessions.set(id, { name: query.get('name') ?? '', metadata, bytes: Buffer.of() });
    const url = `http://${headers.host}${path}?upload_id=${id}`;
    return json({}, { 'x-goog-upload-status': 'active', 'x-goog-upload-url': url });
  }
  const id = query.get('upload_id') ?? '';
  const session = sessions.get(id);
  if (!session) throw invalidArgument('There is no such upload');
  const received = session.bytes.length;
  if (command === 'query') {
    return json({}, { 'x-goog-upload-status': 'active', 'x-goog-upload-size-received': String(received) });
  }
  if (Number(headers['x-goog-upload-offset']) !== received)
    throw invalidArgument('A part does not follow the last');
  const upload = { ...session, bytes: Buffer.concat([session.bytes, body]) };
  sessions.set(id, upload);
  if (command === 'upload') return json({}, { 'x-goog-upload-status': 'active' });
  sessions.delete(id); // The command is 'upload, finalize', or 'finalize' without a part.
  return json(store(upload), { 'x-goog-upload-status': 'final' });
}
