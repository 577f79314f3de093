import { randomBytes } from 'node:crypto';
import { invalidArgument } from '../../api-error.ts';
import { aborted } from '../protocol/errors.ts';
import type { Reader } from './reader.ts';
import type { Store } from './store.ts';

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const IDLE_LIMIT_MS = 60_000;
const TIME_LIMIT_MS = 270_000;

/** What a transaction read, and how to read it again. */
interface ReadCheck {
  readonly seen: string;
  readonly again: (reader: Reader) => string;
}

/**
 * A transaction of the admin SDK. A read-only one holds a snapshot; a writing one reads the current state and is
 * aborted at its commit if any of that has changed.
 */
export interface Transaction {
  readonly token: string;
  readonly snapshot: Reader | undefined;
  readonly reads: ReadCheck[];
}

export interface Transactions {
  begin(readOnly: boolean): Transaction;
  /** Throws INVALID_ARGUMENT if the token is unknown or expired; the SDK then starts over. */
  get(token: string): Transaction;
  end(token: string): void;
  close(): void;
}

/** Manages the running transactions; `clock` returns milliseconds. */
export function createTransactions(store: Store, clock: () => number = Date.now): Transactions {
  const running = new Map<string, Transaction & { started: number; used: number }>();

  const end = (token: string): void => {
    const transaction = running.get(token);
    running.delete(token);
    if (transaction?.snapshot) store.releaseReader(transaction.snapshot);
  };
  const sweep = (): void => {
    const now = clock();
    for (const { token, started, used } of running.values()) {
      if (now - used > IDLE_LIMIT_MS || now - started > TIME_LIMIT_MS) end(token);
    }
  };
  const sweeper = setInterval(sweep, IDLE_LIMIT_MS);
  sweeper.unref();

  return {
    begin(readOnly) {
      sweep();
      const token = randomBytes(16).toString('base64');
      const snapshot = readOnly ? store.acquireReader() : undefined;
      const transaction = { token, snapshot, reads: [], started: clock(), used: clock() };
      running.set(token, transaction);
      return transaction;
    },
    get(token) {
      sweep();
      const transaction = running.get(token);
      if (!transaction) {
        throw invalidArgument('The referenced transaction has expired or is no longer valid.');
      }
      transaction.used = clock();
      return transaction;
    },
    end,
    close() {
      clearInterval(sweeper);
      for (const token of [...running.keys()]) end(token);
    },
  };
}

/** Throws ABORTED if anything that the transaction read has changed. */
export function checkReads(transaction: Transaction, reader: Reader): void {
  if (transaction.snapshot) throw invalidArgument('Cannot modify entities in a read-only transaction.');
  for (const { seen, again } of transaction.reads) {
    if (again(reader) !== seen)
      throw aborted('Transaction lock timeout or conflict: what was read has changed.');
  }
}
