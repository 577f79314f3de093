import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { crc32c, toBase64 } from '../crc32c.ts';
import type { ByteRange } from './byte-range.ts';

/** Small enough that a range of a large file is cheap, large enough that a file is few rows. */
const PIECE_BYTES = 1024 * 1024;

export interface Hashes {
  readonly md5Hash: string;
  readonly crc32c: string;
}

/** The bytes of objects and of unfinished uploads, by number. */
export interface Contents {
  create(): number;
  /** Appends bytes. */
  append(content: number, bytes: Buffer): void;
  size(content: number): number;
  read(content: number, range: ByteRange): Buffer;
  hashes(content: number): Hashes;
  remove(content: number): void;
}

/** Stores contents in SQLite. Callers run related changes in one transaction. */
export function openContents(database: DatabaseSync): Contents {
  const create = database.prepare('INSERT INTO contents (size) VALUES (0)');
  const size = database.prepare('SELECT size FROM contents WHERE number = ?');
  const grow = database.prepare('UPDATE contents SET size = ? WHERE number = ?');
  const insert = database.prepare('INSERT INTO pieces (content, start, bytes) VALUES (?, ?, ?)');
  const overlapping = database.prepare(
    `SELECT start, bytes FROM pieces WHERE content = :content AND start < :end AND start >= (
       SELECT coalesce(max(start), 0) FROM pieces WHERE content = :content AND start <= :start
     ) ORDER BY start`,
  );
  const removePieces = database.prepare('DELETE FROM pieces WHERE content = ?');
  const removeContent = database.prepare('DELETE FROM contents WHERE number = ?');

  function* pieces(content: number, { start, end }: ByteRange): Generator<Buffer> {
    for (const row of overlapping.iterate({ content, start, end })) {
      const first = Number(row.start);
      const bytes = toBuffer(row.bytes);
      yield bytes.subarray(Math.max(0, start - first), end - first);
    }
  }

  const sizeOf = (content: number): number => Number(size.get(content)?.size ?? 0);
  return {
    create: () => Number(create.run().lastInsertRowid),
    append(content, bytes) {
      const before = sizeOf(content);
      for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES) {
        insert.run(content, before + offset, bytes.subarray(offset, offset + PIECE_BYTES));
      }
      grow.run(before + bytes.length, content);
    },
    size: sizeOf,
    read: (content, range) => Buffer.concat([...pieces(content, range)]),
    hashes(content) {
      const md5 = createHash('md5');
      let checksum = 0;
      for (const piece of pieces(content, { start: 0, end: sizeOf(content) })) {
        md5.update(piece);
        checksum = crc32c(piece, checksum);
      }
      return { md5Hash: md5.digest('base64'), crc32c: toBase64(checksum) };
    },
    remove(content) {
      removePieces.run(content);
      removeContent.run(content);
    },
  };
}

function toBuffer(value: unknown): Buffer {
  if (!(value instanceof Uint8Array)) throw new TypeError('The database holds a piece that is not bytes');
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}
