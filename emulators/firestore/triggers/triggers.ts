import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { emptyLog } from '../../sqlite.ts';
import { documentJson, type StoredDocument } from '../store/document.ts';
import { FunctionsEmulator } from './functions-emulator.ts';
import { type ChangeEvent, isTriggeredBy } from './trigger.ts';

/** Functions recognise a repeated event by its number, which is never reused. `time`: of the commit (µs); `due`: of the next attempt (ms). */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    time INTEGER NOT NULL,
    due INTEGER NOT NULL DEFAULT 0,
    old_value TEXT,
    value TEXT
  );
`;

/** How long an event is retried, as in production: https://firebase.google.com/docs/functions/retries */
const RETENTION_MS = 24 * 60 * 60 * 1000;
/** The pauses while the Functions emulator is unavailable, and while no event is stored. */
const UNAVAILABLE_DELAY_MS = 250;
const IDLE_DELAY_MS = 60_000;
/** The shortest and longest pause after a failure. Between these limits, the pause is as long as the event is old. */
const RETRY_DELAYS_MS = [1000, 60_000] as const;

/**
 * Calls functions for changed documents as production does: at least once, in no guaranteed order. An event is stored
 * with its change and removed when all its functions have succeeded, so that none is lost if this process or the Functions
 * emulator is killed. Calls are made one at a time: the Functions emulator starts a process for each concurrent call.
 */
export class Triggers {
  private readonly database: DatabaseSync;
  private readonly sql: ReturnType<DatabaseSync['createTagStore']>;
  private readonly functions: FunctionsEmulator;
  private readonly closing = new AbortController();
  private waking = new AbortController();
  private running: Promise<void> | undefined;

  /** `database` is the connection that writes documents; `origin` is the URL of the Functions emulator. */
  constructor(database: DatabaseSync, origin: string) {
    database.exec(SCHEMA);
    this.database = database;
    this.sql = database.createTagStore();
    this.functions = new FunctionsEmulator(origin, this.closing.signal);
  }

  /** Starts delivering events, including those that earlier runs have left. */
  start(): void {
    this.running = this.run().catch((error) => console.error('Firestore emulator, triggers:', error));
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.waking.abort();
    await this.running;
  }

  /** Stores the event of a write, in the transaction of that write; `time` is in microseconds since 1970. */
  storeEvent(before: StoredDocument | undefined, after: StoredDocument | undefined, time: number): void {
    // A write that changes nothing has no event (https://firebase.google.com/docs/functions/firestore-events).
    if (before === after) return;
    const name = (after ?? before)?.name ?? null;
    const oldJson = before ? documentJson(before) : null;
    const newJson = after ? documentJson(after) : null;
    this.sql.run`INSERT INTO events (name, time, old_value, value)
      VALUES (${name}, ${time}, ${oldJson}, ${newJson})`;
    this.waking.abort();
  }

  private async run(): Promise<void> {
    while (!this.closing.signal.aborted) {
      const event = this.sql.get`SELECT number, name, time, due, old_value AS "before", value AS "after"
        FROM events ORDER BY due, number LIMIT 1` as object as (ChangeEvent & { due: number }) | undefined;
      // The event of a deletion holds the deleted document, which SQLite's log must not keep once all events are delivered.
      if (!event) emptyLog(this.database);
      const delay = event ? event.due - Date.now() : IDLE_DELAY_MS;
      if (!event || delay > 0) await this.pause(delay);
      else if (!(await this.deliver(event))) await this.pause(UNAVAILABLE_DELAY_MS);
    }
  }

  /** Returns whether the Functions emulator was available. */
  private async deliver(event: ChangeEvent): Promise<boolean> {
    this.sql.run`DELETE FROM events WHERE time < ${(Date.now() - RETENTION_MS) * 1000}`;
    const triggers = await this.functions.listTriggers();
    if (!triggers) return false;
    let haveAllSucceeded = true;
    for (const trigger of triggers.filter((listed) => isTriggeredBy(listed, event))) {
      const result = await this.functions.call(trigger, event);
      if (result === 'unknown') return false;
      haveAllSucceeded &&= result === 'succeeded';
    }
    const [shortest, longest] = RETRY_DELAYS_MS;
    const age = Date.now() - event.time / 1000;
    const due = Date.now() + Math.round(Math.min(Math.max(age, shortest), longest));
    if (haveAllSucceeded) this.sql.run`DELETE FROM events WHERE number = ${event.number}`;
    else this.sql.run`UPDATE events SET due = ${due} WHERE number = ${event.number}`;
    return true;
  }

  /** Waits this long, or until an event is stored or `close` is called. */
  private async pause(milliseconds: number): Promise<void> {
    this.waking = new AbortController();
    await setTimeout(milliseconds, undefined, { signal: this.waking.signal }).catch(() => {});
  }
}
