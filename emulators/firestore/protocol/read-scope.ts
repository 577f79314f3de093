import { unimplemented } from '../../api-error.ts';
import type { Reader } from '../store/reader.ts';
import type { Transaction } from '../store/transactions.ts';
import type { Services } from './call.ts';
import { readRecord, readString } from './json-reader.ts';

/** How a request reads: outside a transaction, or in one that it begins or names. */
export interface ReadScope {
  readonly reader: Reader;
  readonly transaction: Transaction | undefined;
  /** Whether the response includes the token of a new transaction. */
  readonly isNew: boolean;
  readonly readTime: number;
  release(): void;
}

/** The consistency options of a request. */
export interface Consistency {
  readonly transaction?: unknown;
  readonly newTransaction?: unknown;
  readonly readTime?: unknown;
}

/** Opens a snapshot to read from; the caller must release it. Throws 400 for an expired transaction, 501 for readTime. */
export function openReadScope({ store, transactions }: Services, consistency: Consistency): ReadScope {
  if (consistency.readTime !== undefined) throw unimplemented('readTime');
  const isNew = consistency.newTransaction !== undefined;
  const transaction = isNew
    ? transactions.begin(parseReadOnly(consistency.newTransaction))
    : findTransaction(transactions, consistency.transaction);
  const readTime = store.tick();
  const snapshot = transaction?.snapshot;
  if (snapshot) return { reader: snapshot, transaction, isNew, readTime, release: () => {} };
  const reader = store.acquireReader();
  return { reader, transaction, isNew, readTime, release: () => store.releaseReader(reader) };
}

function findTransaction(transactions: Services['transactions'], json: unknown): Transaction | undefined {
  return json === undefined || json === '' ? undefined : transactions.get(readString(json, 'transaction'));
}

/** Whether TransactionOptions request a read-only transaction. Throws 501 for unsupported options. */
export function parseReadOnly(json: unknown): boolean {
  const { readOnly, readWrite } = readRecord(json ?? {}, 'transaction options', ['readOnly', 'readWrite']);
  if (readWrite !== undefined) readRecord(readWrite, 'readWrite', ['retryTransaction']);
  if (readOnly !== undefined) readRecord(readOnly, 'readOnly', []);
  return readOnly !== undefined;
}
