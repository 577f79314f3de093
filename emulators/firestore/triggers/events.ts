import type { DatabaseSync } from 'node:sqlite';
import { documentJson, type StoredDocument } from '../store/document.ts';

/** The kind of change: the last part of the event's type. */
export type ChangeKind = 'created' | 'updated' | 'deleted';

/** A stored event whose triggers have not been looked up yet. */
export interface UnassignedEvent {
  readonly number: number;
  /** The document's full name. */
  readonly name: string;
  readonly kind: ChangeKind;
}

/** An event to be delivered to the function of one trigger. */
export interface Delivery {
  /** Unique in the database; the same for every attempt. */
  readonly number: number;
  /** The document's full name. */
  readonly name: string;
  /** The commit time in microseconds since 1970. */
  readonly time: number;
  readonly trigger: string;
  readonly attempts: number;
  /** The JSON of the document before and after; null if it does not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/** How many events are assigned at a time. */
const PAGE = 500;

/**
 * The events to be delivered to functions, over the connection that writes documents. `add` stores each once, in the
 * transaction of its write; later it becomes one delivery for each matching trigger.
 */
export class Events {
  private readonly sql: ReturnType<DatabaseSync['createTagStore']>;

  constructor(database: DatabaseSync) {
    this.sql = database.createTagStore();
  }

  /** Stores the event of a change; `time` is microseconds since 1970. */
  add(before: StoredDocument | undefined, after: StoredDocument | undefined, time: number): void {
    const name = (after ?? before)?.name ?? null;
    const oldValue = before ? documentJson(before) : null;
    const value = after ? documentJson(after) : null;
    this.sql
      .run`INSERT INTO events (name, time, old_value, value) VALUES (${name}, ${time}, ${oldValue}, ${value})`;
  }

  isEmpty(): boolean {
    return this.sql.get`SELECT 1 FROM events LIMIT 1` === undefined;
  }

  /** The oldest events that have not been assigned. */
  unassigned(): UnassignedEvent[] {
    return this.sql.all`SELECT number, name, CASE
        WHEN old_value IS NULL THEN 'created' WHEN value IS NULL THEN 'deleted' ELSE 'updated' END AS kind
      FROM events WHERE due = 0 ORDER BY number LIMIT ${PAGE}` as object[] as UnassignedEvent[];
  }

  /** Replaces an event with its deliveries, due immediately; with none if no trigger matches. */
  assign({ number }: UnassignedEvent, triggers: readonly string[]): void {
    for (const trigger of triggers) {
      this.sql.run`INSERT INTO events (name, time, trigger_id, due, old_value, value)
        SELECT name, time, ${trigger}, time / 1000, old_value, value FROM events WHERE number = ${number}`;
    }
    this.remove(number);
  }

  /** The delivery that has been due longest. */
  next(now: number): Delivery | undefined {
    return this.sql.get`SELECT number, name, time, trigger_id AS "trigger", attempts,
        old_value AS "before", value AS "after"
      FROM events WHERE due > 0 AND due <= ${now} ORDER BY due, number LIMIT 1` as object as
      | Delivery
      | undefined;
  }

  /** When the next delivery is due, in milliseconds since 1970. */
  nextDue(): number | undefined {
    const { due } = this.sql.get`SELECT MIN(due) AS due FROM events WHERE due > 0` as { due: number | null };
    return due ?? undefined;
  }

  /** Counts a failed attempt and sets when the next is due, in milliseconds since 1970. */
  postpone({ number }: Delivery, due: number): void {
    this.sql.run`UPDATE events SET due = ${due}, attempts = attempts + 1 WHERE number = ${number}`;
  }

  remove(number: number): void {
    this.sql.run`DELETE FROM events WHERE number = ${number}`;
  }

  /** Deletes events older than a time in microseconds since 1970. */
  removeBefore(time: number): void {
    this.sql.run`DELETE FROM events WHERE time < ${time}`;
  }
}
