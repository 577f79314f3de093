import { setTimeout } from 'node:timers/promises';
import { emptyLog } from '../../sqlite.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { ChangeEvent } from './events.ts';
import { FunctionsEmulator } from './functions-emulator.ts';
import { isTriggeredBy } from './trigger.ts';

/** When an event is dropped, as in production: https://firebase.google.com/docs/functions/retries */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** The pause before the Functions emulator is asked again while it is unavailable. */
const UNAVAILABLE_MS = 250;
/** The shortest and longest pause before the functions of an event are called again. Between them it is the event's age. */
const FAILED_MS = [1000, 60_000] as const;

/**
 * Calls functions for changed documents as production does: at least once, in no guaranteed order. An event is stored
 * with its change and removed when all its functions have ended, so that none is lost if this process or the Functions
 * emulator is killed. Calls are made one at a time: the Functions emulator starts a process for each concurrent call.
 */
export class Triggers {
  private readonly store: Store;
  private readonly functions: FunctionsEmulator;
  private readonly closing = new AbortController();
  private waking = new AbortController();
  private running: Promise<void> | undefined;

  /** `origin` is that of the Functions emulator. */
  constructor(store: Store, origin: string) {
    this.store = store;
    this.functions = new FunctionsEmulator(origin, this.closing.signal);
  }

  /** Starts delivering events, those of earlier runs first. */
  start(): void {
    this.running = this.run().catch((error) => console.error('Firestore emulator, triggers:', error));
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.waking.abort();
    await this.running;
  }

  /**
   * Stores the event of a write, in the transaction of the write; `time` is in microseconds since 1970. A write that
   * changes nothing has no event (https://firebase.google.com/docs/functions/firestore-events).
   */
  note(before: StoredDocument | undefined, after: StoredDocument | undefined, time: number): void {
    if (before === after) return;
    this.store.events.add(before, after, time);
    this.waking.abort();
  }

  private async run(): Promise<void> {
    while (!this.closing.signal.aborted) {
      const event = this.store.events.next();
      // The event of a deletion has what was deleted.
      if (!event) emptyLog(this.store.database);
      if (!event || event.due > Date.now()) await this.pause(event ? event.due - Date.now() : 60_000);
      else if (!(await this.deliver(event))) await this.pause(UNAVAILABLE_MS);
    }
  }

  /** Returns whether the Functions emulator was available. */
  private async deliver(event: ChangeEvent): Promise<boolean> {
    const { events } = this.store;
    events.removeBefore((Date.now() - KEPT_MS) * 1000);
    const triggers = await this.functions.listTriggers();
    if (!triggers) return false;
    let haveSucceeded = true;
    for (const trigger of triggers.filter((one) => isTriggeredBy(one, event))) {
      const result = await this.functions.call(trigger, event);
      if (result === 'unknown') return false;
      haveSucceeded &&= result === 'succeeded';
    }
    const [shortest, longest] = FAILED_MS;
    const age = Date.now() - event.time / 1000;
    if (haveSucceeded) events.remove(event);
    else events.postpone(event, Date.now() + Math.min(Math.max(age, shortest), longest));
    return true;
  }

  /** Waits, at most until the next event. */
  private async pause(milliseconds: number): Promise<void> {
    this.waking = new AbortController();
    await setTimeout(milliseconds, undefined, { signal: this.waking.signal }).catch(() => {});
  }
}
