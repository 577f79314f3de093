import { setTimeout as pause } from 'node:timers/promises';
import { emptyLog } from '../../sqlite.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { ChangeEvent } from './events.ts';
import { FunctionsEmulator } from './functions-emulator.ts';
import { isTriggeredBy } from './trigger.ts';

/** When an event is dropped, as in production: https://firebase.google.com/docs/functions/retries */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** The shortest and longest delay while the Functions emulator is unavailable. */
const UNAVAILABLE_DELAY_MS = [250, 2000] as const;
/** The shortest and longest delay before the functions of an event are called again. */
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
  private wake = (): void => {};
  private failures = 0;
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
    await this.running;
  }

  /**
   * Stores the event of a write, in the transaction of the write; `time` is in microseconds since 1970. A write that
   * changes nothing has no event (https://firebase.google.com/docs/functions/firestore-events).
   */
  note(before: StoredDocument | undefined, after: StoredDocument | undefined, time: number): void {
    if (before === after) return;
    this.store.events.add(before, after, time);
    this.wake();
  }

  private async run(): Promise<void> {
    while (!this.closing.signal.aborted) {
      const event = this.store.events.next();
      const now = Date.now();
      if (event && event.due <= now) await this.deliver(event);
      else {
        // The event of a deletion has what was deleted.
        if (!event) emptyLog(this.store.database);
        await this.rest(event ? event.due - now : 60_000);
      }
    }
  }

  private async deliver(event: ChangeEvent): Promise<void> {
    const { events } = this.store;
    events.removeBefore((Date.now() - KEPT_MS) * 1000);
    const triggers = await this.functions.listTriggers();
    if (!triggers) return this.waitForFunctions();
    let haveSucceeded = true;
    for (const trigger of triggers.filter((one) => isTriggeredBy(one, event))) {
      const result = await this.functions.call(trigger, event);
      if (result === 'unknown') return this.waitForFunctions();
      haveSucceeded &&= result === 'succeeded';
    }
    this.failures = 0;
    if (haveSucceeded) events.remove(event);
    else events.postpone(event, Date.now() + backoff(FAILED_MS, event.attempts));
  }

  private waitForFunctions(): Promise<void> {
    return this.wait(backoff(UNAVAILABLE_DELAY_MS, this.failures++));
  }

  /** Waits for the next event. */
  private rest(milliseconds: number): Promise<void> {
    const waking = new AbortController();
    this.wake = () => waking.abort();
    return this.wait(milliseconds, waking.signal);
  }

  private async wait(milliseconds: number, ...signals: AbortSignal[]): Promise<void> {
    const signal = AbortSignal.any([this.closing.signal, ...signals]);
    await pause(milliseconds, undefined, { signal }).catch(() => {});
  }
}

function backoff([first, longest]: readonly [number, number], failures: number): number {
  return Math.min(first * 2 ** failures, longest);
}
