import { DatabaseSync } from 'node:sqlite';

/** How long a connection waits for another one that writes. */
const BUSY_TIMEOUT_MS = 5000;

/** Opens a database for writing, creating the file and its tables if missing. A commit returns once it is on disk. */
export function openForWriting(file: string, schema: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  database.exec(schema);
  return database;
}

/** Runs changes as one transaction, durable when this returns; an error rolls all of them back. */
export function inTransaction<Result>(database: DatabaseSync, change: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Empties the write-ahead log, unless a reader holds it: what was deleted or overwritten is then in no file any more. */
export function emptyLog(database: DatabaseSync): boolean {
  return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}

/**
 * Rewrites a database without what was deleted or overwritten in it, and empties its write-ahead log; afterwards no
 * deleted data remains on disk. Returns false where a reader holds the log.
 */
export function compact(database: DatabaseSync): boolean {
  database.exec('VACUUM');
  return emptyLog(database);
}
