import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../sqlite.ts';
import type { Contents } from './contents.ts';
import { noSuchUpload } from './errors.ts';
import type { UploadRequest } from './upload-request.ts';

/** A resumable upload. */
export interface Upload {
  readonly id: string;
  readonly state: 'active' | 'final' | 'cancelled';
  readonly request: UploadRequest;
  /** Where the bytes are stored while the upload is active. */
  readonly content: number;
  /** The number of bytes stored. */
  readonly received: number;
}

/** Resumable uploads, stored so that a client can resume after a restart. */
export interface Uploads {
  start(request: UploadRequest): string;
  /** Throws NOT_FOUND. */
  find(id: string): Upload;
  /** Appends bytes; they are on disk when the call returns. Returns the changed upload. */
  append(upload: Upload, bytes: Buffer): Upload;
  /** Marks the upload as finished. Its content then belongs to the object. */
  finish(upload: Upload): void;
  cancel(upload: Upload): void;
}

/** Sessions expire after a week: https://cloud.google.com/storage/docs/resumable-uploads */
const SESSION_DAYS = 7;

/** Stores uploads in SQLite and deletes expired ones. */
export function openUploads(database: DatabaseSync, contents: Contents): Uploads {
  const insert = database.prepare("INSERT INTO uploads VALUES (:id, :content, :started, 'active', :request)");
  const select = database.prepare('SELECT * FROM uploads WHERE id = ?');
  const end = database.prepare('UPDATE uploads SET state = ?, content = NULL WHERE id = ?');
  forgetOldUploads(database, contents);

  const find = (id: string): Upload => {
    const row = select.get(id);
    if (!row) throw noSuchUpload();
    const content = Number(row.content ?? 0);
    const request: UploadRequest = JSON.parse(String(row.request));
    const state = row.state === 'final' || row.state === 'cancelled' ? row.state : 'active';
    return { id, state, request, content, received: contents.size(content) };
  };

  return {
    start(request) {
      const id = randomUUID();
      const started = Date.now();
      inTransaction(database, () => {
        insert.run({ id, content: contents.create(), started, request: JSON.stringify(request) });
      });
      return id;
    },
    find,
    append(upload, bytes) {
      inTransaction(database, () => contents.append(upload.content, bytes));
      return find(upload.id);
    },
    finish(upload) {
      end.run('final', upload.id);
    },
    cancel(upload) {
      inTransaction(database, () => {
        contents.remove(upload.content);
        end.run('cancelled', upload.id);
      });
    },
  };
}

function forgetOldUploads(database: DatabaseSync, contents: Contents): void {
  const oldest = Date.now() - SESSION_DAYS * 24 * 60 * 60 * 1000;
  inTransaction(database, () => {
    for (const { content } of database.prepare('SELECT content FROM uploads WHERE started < ?').all(oldest)) {
      if (content !== null) contents.remove(Number(content));
    }
    database.prepare('DELETE FROM uploads WHERE started < ?').run(oldest);
  });
}
