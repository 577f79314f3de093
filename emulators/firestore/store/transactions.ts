import { randomBytes } from 'node:crypto';
import { invalidArgument } from '../../api-error.ts';
import { aborted } from '../protocol/errors.ts';

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const TIME_LIMIT_MS = 270_000;

/**
 * A transaction of the admin SDK. It reads the current state and is aborted at its commit if any of that has changed.
 * The web SDK sends preconditions instead.
 */
export interface Transaction {
  readonly token: string;
  /** What it read, and how to read it again. */
  readonly reads: { readonly seen: string; readonly again: () => string }[];
}

/** The running transactions. */
export class Transactions {
  private readonly running = new Map<string, Transaction & { readonly started: number }>();

  begin(): Transaction {
    const started = Date.now();
    for (const { token, started: before } of this.running.values()) {
      if (started - before > TIME_LIMIT_MS) this.end(token);
    }
    const transaction = { token: randomBytes(16).toString('base64'), reads: [], started };
    this.running.set(transaction.token, transaction);
    return transaction;
  }

  /** Throws INVALID_ARGUMENT if the token is unknown or expired; the SDK then starts over. */
  get(token: string): Transaction {
    const transaction = this.running.get(token);
    if (transaction && Date.now() - transaction.started <= TIME_LIMIT_MS) return transaction;
    throw invalidArgument('The referenced transaction has expired or is no longer valid.');
  }

  end(token: string): void {
    this.running.delete(token);
  }
}

/** Throws ABORTED if anything that the transaction read has changed. */
export function checkReads({ reads }: Transaction): void {
  for (const { seen, again } of reads) {
    if (again() !== seen) throw aborted('Transaction lock timeout or conflict: what was read has changed.');
  }
}
