import type { DatabaseSync } from 'node:sqlite';
import { documentJson, type StoredDocument } from '../store/document.ts';

/** A change to be delivered to the functions that it triggers. */
export interface ChangeEvent {
  /** Unique in the database; the same for every attempt. */
  readonly number: number;
  /** The document's full name. */
  readonly name: string;
  /** The commit time in microseconds since 1970. */
  readonly time: number;
  /** The JSON of the document before and after; null if it does not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The events to be delivered to functions, over the connection that writes documents: `add` belongs to the transaction
 * of its write. Numbers are never reused, because functions recognise a repeated event by its number.
 */
export class Events {
  private readonly sql: ReturnType<DatabaseSync['createTagStore']>;

  constructor(database: DatabaseSync) {
    database.exec(`CREATE TABLE IF NOT EXISTS events (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      time INTEGER NOT NULL,
      due INTEGER NOT NULL DEFAULT 0,
      old_value TEXT,
      value TEXT
    )`);
    this.sql = database.createTagStore();
  }

  /** Stores the event of a change, due at once; `time` is microseconds since 1970. */
  add(before: StoredDocument | undefined, after: StoredDocument | undefined, time: number): void {
    const name = (after ?? before)?.name ?? null;
    const [was, is] = [before, after].map((document) => (document ? documentJson(document) : null));
    this.sql.run`INSERT INTO events (name, time, old_value, value)
      VALUES (${name}, ${time}, ${was ?? null}, ${is ?? null})`;
  }

  /** The event that is or will be due first; `due` is in milliseconds since 1970. */
  next(): (ChangeEvent & { readonly due: number }) | undefined {
    return this.sql.get`SELECT number, name, time, due, old_value AS "before", value AS "after"
      FROM events ORDER BY due, number LIMIT 1` as object as ReturnType<Events['next']>;
  }

  /** Sets when a failed event is due again, in milliseconds since 1970. */
  postpone({ number }: ChangeEvent, due: number): void {
    this.sql.run`UPDATE events SET due = ${due} WHERE number = ${number}`;
  }

  remove({ number }: ChangeEvent): void {
    this.sql.run`DELETE FROM events WHERE number = ${number}`;
  }

  /** Deletes events older than a time in microseconds since 1970. */
  removeBefore(time: number): void {
    this.sql.run`DELETE FROM events WHERE time < ${time}`;
  }
}
