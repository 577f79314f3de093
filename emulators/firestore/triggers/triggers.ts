import { setTimeout as pause } from 'node:timers/promises';
import type { StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { Delivery } from './events.ts';
import { FunctionsEmulator } from './functions-emulator.ts';
import { isTriggeredBy, type Trigger } from './trigger.ts';

/** When an event is dropped, as in production: https://firebase.google.com/docs/functions/retries */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** The shortest and longest delay while the Functions emulator is unavailable. */
const UNAVAILABLE_DELAY_MS = [250, 2000] as const;
/** The shortest and longest delay before a failed function is called again. */
const FAILED_MS = [1000, 60_000] as const;

/**
 * Calls functions for changed documents as production does: at least once, in no guaranteed order. An event is stored
 * with its change and removed when the function has ended, so that none is lost if this process or the Functions
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
      if (this.store.events.isEmpty()) await this.rest();
      else await this.deliverNext();
    }
  }

  private async deliverNext(): Promise<void> {
    const { events } = this.store;
    const triggers = await this.functions.listTriggers();
    if (!triggers) return this.waitForFunctions();
    if (this.assign(triggers)) return;
    const delivery = events.next(Date.now());
    if (delivery) return this.deliver(delivery, triggers);
    const due = events.nextDue();
    if (due !== undefined) await this.rest(due - Date.now());
  }

  /** Looks up the triggers of a batch of new events. Returns whether there were any. */
  private assign(triggers: readonly Trigger[]): boolean {
    const { events } = this.store;
    const unassigned = events.unassigned();
    if (unassigned.length === 0) return false;
    this.store.transact(() => {
      for (const event of unassigned) {
        const matching = triggers.filter((trigger) => isTriggeredBy(trigger, event.name, event.kind));
        events.assign(
          event,
          matching.map(({ id }) => id),
        );
      }
    });
    return true;
  }

  private async deliver(delivery: Delivery, triggers: readonly Trigger[]): Promise<void> {
    const { events } = this.store;
    const trigger = triggers.find(({ id }) => id === delivery.trigger);
    if (!trigger) return events.remove(delivery.number);
    const result = await this.functions.call(trigger, delivery);
    if (result === 'unknown') return this.waitForFunctions();
    this.failures = 0;
    if (result === 'succeeded') return events.remove(delivery.number);
    events.postpone(delivery, Date.now() + backoff(FAILED_MS, delivery.attempts));
    this.removeOld();
  }

  private waitForFunctions(): Promise<void> {
    this.removeOld();
    return this.wait(backoff(UNAVAILABLE_DELAY_MS, this.failures++));
  }

  private removeOld(): void {
    this.store.events.removeBefore((Date.now() - KEPT_MS) * 1000);
  }

  /** Waits for the next event, at most a minute. */
  private rest(milliseconds = 60_000): Promise<void> {
    this.failures = 0;
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
