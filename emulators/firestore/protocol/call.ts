import type { IncomingHttpHeaders } from 'node:http';
import type { StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { Transactions } from '../store/transactions.ts';
import type { Triggers } from '../triggers/triggers.ts';
import type { JsonRecord } from './json-reader.ts';
import type { Access, Authorize } from './policy.ts';
import { relativePath } from './resource-name.ts';

/** What the routes depend on. */
export interface Services {
  readonly store: Store;
  readonly transactions: Transactions;
  readonly authorize: Authorize;
  /** Undefined without a Functions emulator. */
  readonly triggers: Triggers | undefined;
}

/** One request with its path decoded. */
export interface Call {
  readonly headers: IncomingHttpHeaders;
  /** `projects/P/databases/D/documents` */
  readonly root: string;
  /** The resource that the path names: the root, a document or a collection. */
  readonly name: string;
  readonly parameters: URLSearchParams;
  readonly body: JsonRecord;
}

type Decided = Pick<Access, 'method' | 'existing' | 'resulting'> & { name: string };

/** The context of a write: its time, and the documents as its batch leaves them, by name. */
interface Batch {
  readonly now: number;
  readonly after: ReadonlyMap<string, StoredDocument | undefined>;
}

/** Checks one access of a call against the policy. Throws what the policy throws. */
export function authorizeAccess(
  { store, authorize }: Services,
  call: Call,
  decided: Decided,
  { now, after }: Batch = { now: Date.now() * 1000, after: new Map() },
): void {
  const { name, ...access } = decided;
  const document = (path: string) => store.find(`${call.root}/${path}`);
  authorize({
    ...access,
    headers: call.headers,
    root: call.root,
    documentPath: relativePath(name),
    now,
    document,
    documentAfter: (path) => {
      const written = `${call.root}/${path}`;
      return after.has(written) ? after.get(written) : document(path);
    },
  });
}
