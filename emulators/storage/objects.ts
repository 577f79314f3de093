import type { DatabaseSync } from 'node:sqlite';
import type { StoredObject } from './stored-object.ts';

/** Names compare byte by byte (BINARY), which is the order in which Cloud Storage lists them. */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS files (
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    properties TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (bucket, name)
  );
`;

/** A range of an object's bytes; `end` is exclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The objects of all buckets. A write is on disk when the call returns. */
export interface Objects {
  find(bucket: string, name: string): StoredObject | undefined;
  read(object: StoredObject, range: ByteRange): Buffer;
  /** The names that begin with a prefix, in ascending order. */
  names(bucket: string, prefix: string): readonly string[];
  /** Stores the object, replacing any existing one. */
  put(object: StoredObject, bytes: Buffer): void;
  /** Stores the changed metadata of an existing object. */
  update(object: StoredObject): void;
  remove(object: StoredObject): void;
}

/** Stores objects in SQLite. */
export function openObjects(database: DatabaseSync): Objects {
  const find = database.prepare('SELECT properties FROM files WHERE bucket = ? AND name = ?');
  const read = database.prepare(
    'SELECT substr(bytes, ?, ?) AS bytes FROM files WHERE bucket = ? AND name = ?',
  );
  const names = database.prepare(
    'SELECT name FROM files WHERE bucket = ? AND substr(name, 1, length(?)) = ? ORDER BY name',
  );
  const put = database.prepare('REPLACE INTO files VALUES (?, ?, ?, ?)');
  const update = database.prepare('UPDATE files SET properties = ? WHERE bucket = ? AND name = ?');
  const remove = database.prepare('DELETE FROM files WHERE bucket = ? AND name = ?');
  return {
    find(bucket, name) {
      const row = find.get(bucket, name);
      return row && JSON.parse(String(row.properties));
    },
    read({ bucket, name }, { start, end }) {
      // SQLite counts from 1.
      const row = read.get(start + 1, end - start, bucket, name);
      // SQLite returns NULL for part of an empty blob.
      return Buffer.from((row?.bytes ?? []) as Uint8Array);
    },
    names: (bucket, prefix) => names.all(bucket, prefix, prefix).map(({ name }) => String(name)),
    put(object, bytes) {
      put.run(object.bucket, object.name, JSON.stringify(object), bytes);
    },
    update(object) {
      update.run(JSON.stringify(object), object.bucket, object.name);
    },
    remove({ bucket, name }) {
      remove.run(bucket, name);
    },
  };
}
