import { DatabaseSync } from 'node:sqlite';

/**
 * An object and an upload point at a content; a content's bytes are pieces, each with its offset.
 * Names compare byte by byte (BINARY), which is the order in which Cloud Storage lists them.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    content INTEGER NOT NULL,
    size INTEGER NOT NULL,
    generation INTEGER NOT NULL,
    metageneration INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    md5 TEXT NOT NULL,
    crc32c TEXT NOT NULL,
    metadata TEXT NOT NULL,
    PRIMARY KEY (bucket, name)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY,
    content INTEGER,
    started INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('active', 'final', 'cancelled')),
    request TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS contents (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    size INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pieces (
    content INTEGER NOT NULL,
    start INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    UNIQUE (content, start)
  );
`;

/** Opens the database, making the file and its tables. A commit returns when it is on the disk. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  database.exec(SCHEMA);
  return database;
}

/** Runs the writes as one: either all are stored or, when one throws, none. */
export function inTransaction<Result>(database: DatabaseSync, write: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = write();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
