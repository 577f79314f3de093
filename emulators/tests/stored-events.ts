import { DatabaseSync } from 'node:sqlite';

/** How many undelivered events a Firestore emulator's database has stored. */
export function countStoredEvents(databaseFile: string): number {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const row = database.prepare('SELECT COUNT(*) AS count FROM events').get();
  database.close();
  return Number(row?.count);
}
