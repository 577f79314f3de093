import { randomBytes } from 'node:crypto';
import { ApiError, invalidArgument } from '../../api-error.ts';
import type { StoredDocument } from './document.ts';
import type { Store } from './store.ts';

/** What a transaction has read: the documents' update times by name, undefined for those that were missing. */
type Reads = Map<string, number | undefined>;

/**
 * The running transactions of the admin SDK. A transaction reads the current state, and is aborted at its commit if anything
 * that it read has changed. The web SDK sends preconditions instead.
 */
export class Transactions {
  private readonly running = new Map<string, Reads>();

  /** Returns the token of a new transaction. */
  begin(): string {
    const token = randomBytes(16).toString('base64');
    this.running.set(token, new Map());
    return token;
  }

  /** Records the update time of a document when a transaction first reads it. */
  recordRead(token: string, name: string, document: StoredDocument | undefined): void {
    const reads = this.readsOf(token);
    if (!reads.has(name)) reads.set(name, document?.updated);
  }

  /** Throws ABORTED if a document that the transaction read has changed. */
  check(token: string, store: Store): void {
    for (const [name, updated] of this.readsOf(token)) {
      if (store.find(name)?.updated === updated) continue;
      // The SDK retries the transaction.
      throw new ApiError(409, 'ABORTED', 'Transaction lock timeout or conflict: what was read has changed.');
    }
  }

  end(token: string): void {
    this.running.delete(token);
  }

  private readsOf(token: string): Reads {
    const reads = this.running.get(token);
    if (!reads) throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    return reads;
  }
}
