import { randomUUID } from 'node:crypto';
import { invalidArgument } from '../api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, json } from '../http.ts';
import { parseJsonObject, parseMetadataPatch } from './metadata.ts';
import type { Upload } from './multipart.ts';

/** An upload in parts. It is lost with the process, and its files are small. */
interface Session extends Omit<Upload, 'bytes'> {
  readonly parts: Buffer[];
}

const sessions = new Map<string, Session>();

/** Whether a request begins or continues an upload in parts, as `uploadBytesResumable` sends files beyond 256 KB. */
export function isResumable({ headers, query }: EmulatorRequest): boolean {
  return headers['x-goog-upload-protocol'] === 'resumable' || query.has('upload_id');
}

/** Begins, continues or describes an upload; with its last part it is handed to `finish`, whose response is sent. */
export function resume(request: EmulatorRequest, finish: (upload: Upload) => unknown): EmulatorResponse {
  const { headers, query, path, body } = request;
  const command = headers['x-goog-upload-command'];
  if (command === 'start') {
    const id = randomUUID();
    const contentType = headers['x-goog-upload-header-content-type'];
    const metadata = parseMetadataPatch(parseJsonObject(body.toString()));
    sessions.set(id, {
      name: query.get('name') ?? '',
      metadata: { ...(contentType && { contentType: String(contentType) }), ...metadata },
      parts: [],
    });
    const url = `http://${headers.host}${path}?upload_id=${id}`;
    return json({}, { 'x-goog-upload-status': 'active', 'x-goog-upload-url': url });
  }
  const id = query.get('upload_id') ?? '';
  const session = sessions.get(id);
  const received = Buffer.concat(session?.parts ?? []).length;
  if (!session) throw invalidArgument('There is no such upload');
  if (command === 'query') {
    return json({}, { 'x-goog-upload-status': 'active', 'x-goog-upload-size-received': String(received) });
  }
  if (Number(headers['x-goog-upload-offset']) !== received)
    throw invalidArgument('A part does not follow the last');
  session.parts.push(body);
  if (command === 'upload') return json({}, { 'x-goog-upload-status': 'active' });
  sessions.delete(id);
  const { parts, ...upload } = session;
  return json(finish({ ...upload, bytes: Buffer.concat(parts) }), { 'x-goog-upload-status': 'final' });
}
