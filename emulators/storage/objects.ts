import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../sqlite.ts';
import type { ByteRange } from './byte-range.ts';
import type { Contents } from './contents.ts';
import { type ListPage, type ListQuery, listPage } from './list-page.ts';
import type { ObjectMetadata } from './metadata.ts';
import type { StoredObject } from './stored-object.ts';

/** The objects of all buckets. A write is on disk when the call returns. */
export interface Objects {
  find(bucket: string, name: string): StoredObject | undefined;
  read(object: StoredObject, range: ByteRange): Buffer;
  list(bucket: string, query: ListQuery): { page: ListPage; objects: StoredObject[] };
  /** Stores the object with the content that `store` returns, in one transaction, and replaces any existing one. */
  put(object: StoredObject, store: () => number): void;
  /** Stores the changed metadata of an existing object. */
  update(object: StoredObject): void;
  remove(object: StoredObject): void;
}

type Row = Record<string, unknown>;

/** Stores objects in SQLite. */
export function openObjects(database: DatabaseSync, contents: Contents): Objects {
  const select = database.prepare('SELECT * FROM objects WHERE bucket = ? AND name = ?');
  const names = database.prepare(
    'SELECT name FROM objects WHERE bucket = :bucket AND name >= :prefix AND name > :after ORDER BY name',
  );
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO objects VALUES (:bucket, :name, :content, :size, :generation, :metageneration,
       :created, :updated, :md5, :crc32c, :metadata)`,
  );
  const update = database.prepare(
    `UPDATE objects SET metageneration = :metageneration, updated = :updated, metadata = :metadata
     WHERE bucket = :bucket AND name = :name`,
  );
  const remove = database.prepare('DELETE FROM objects WHERE bucket = ? AND name = ?');

  const find = (bucket: string, name: string): StoredObject | undefined => {
    const row = select.get(bucket, name);
    return row && fromRow(row);
  };
  const removeContentOf = ({ bucket, name }: StoredObject): void => {
    const row = select.get(bucket, name);
    if (row) contents.remove(Number(row.content));
  };
  function* namesOf(bucket: string, { prefix, after }: ListQuery): Generator<string> {
    for (const { name } of names.iterate({ bucket, prefix, after: after ?? '' })) yield String(name);
  }

  return {
    find,
    read({ bucket, name }, range) {
      return contents.read(Number(select.get(bucket, name)?.content), range);
    },
    list(bucket, query) {
      const page = listPage(namesOf(bucket, query), query);
      return { page, objects: page.names.flatMap((name) => find(bucket, name) ?? []) };
    },
    put(object, store) {
      inTransaction(database, () => {
        removeContentOf(object);
        upsert.run({ ...toRow(object), content: store() });
      });
    },
    update(object) {
      const { bucket, name, metageneration, updated, metadata } = toRow(object);
      update.run({ bucket, name, metageneration, updated, metadata });
    },
    remove(object) {
      inTransaction(database, () => {
        removeContentOf(object);
        remove.run(object.bucket, object.name);
      });
    },
  };
}

function toRow(object: StoredObject) {
  return {
    bucket: object.bucket,
    name: object.name,
    size: object.size,
    generation: object.generation,
    metageneration: object.metageneration,
    created: object.timeCreated.getTime(),
    updated: object.updated.getTime(),
    md5: object.md5Hash,
    crc32c: object.crc32c,
    metadata: JSON.stringify(object.metadata),
  };
}

function fromRow(row: Row): StoredObject {
  const metadata: ObjectMetadata = JSON.parse(String(row.metadata));
  return {
    bucket: String(row.bucket),
    name: String(row.name),
    size: Number(row.size),
    generation: Number(row.generation),
    metageneration: Number(row.metageneration),
    timeCreated: new Date(Number(row.created)),
    updated: new Date(Number(row.updated)),
    md5Hash: String(row.md5),
    crc32c: String(row.crc32c),
    metadata,
  };
}
