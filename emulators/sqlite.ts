import { DatabaseSync } from 'node:sqlite';

/** How long a connection waits while another one writes. */
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

/** Empties the write-ahead log, which may hold deleted or overwritten data. Returns false if a reader prevents that. */
export function emptyLog(database: DatabaseSync): boolean {
  return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}

/**
 * Rewrites a database without its deleted and overwritten data, and empties the write-ahead log, so that none of that data
 * remains on disk. Returns false if a reader prevents the emptying of the log.
 */
export function compact(database: DatabaseSync): boolean {
  database.exec('VACUUM');
  return emptyLog(database);
}
