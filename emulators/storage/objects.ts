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

/** The objects of all buckets. A write is on disk when the call returns. */
export class Objects {
  private readonly sql: ReturnType<DatabaseSync['createTagStore']>;

  constructor(database: DatabaseSync) {
    this.sql = database.createTagStore();
  }

  find(bucket: string, name: string): StoredObject | undefined {
    const row = this.sql.get`SELECT properties FROM files WHERE bucket = ${bucket} AND name = ${name}`;
    return row && JSON.parse(String(row.properties));
  }

  /** Bytes of an object; `end` is exclusive. SQLite counts from 1, and returns NULL for part of an empty blob. */
  read({ bucket, name }: StoredObject, start: number, end: number): Buffer {
    const row = this.sql.get`SELECT substr(bytes, ${start + 1}, ${end - start}) AS bytes
      FROM files WHERE bucket = ${bucket} AND name = ${name}`;
    return Buffer.from((row?.bytes ?? []) as Uint8Array);
  }

  /** The names that begin with a prefix, in ascending order. */
  names(bucket: string, prefix: string): string[] {
    const rows = this.sql.all`SELECT name FROM files
      WHERE bucket = ${bucket} AND substr(name, 1, length(${prefix})) = ${prefix} ORDER BY name`;
    return rows.map(({ name }) => String(name));
  }

  /** Stores the object, replacing any existing one. */
  put(object: StoredObject, bytes: Buffer): void {
    const properties = JSON.stringify(object);
    this.sql.run`REPLACE INTO files VALUES (${object.bucket}, ${object.name}, ${properties}, ${bytes})`;
  }

  /** Stores the changed metadata of an existing object. */
  update(object: StoredObject): void {
    const { bucket, name } = object;
    this.sql
      .run`UPDATE files SET properties = ${JSON.stringify(object)} WHERE bucket = ${bucket} AND name = ${name}`;
  }

  remove({ bucket, name }: StoredObject): void {
    this.sql.run`DELETE FROM files WHERE bucket = ${bucket} AND name = ${name}`;
  }
}
