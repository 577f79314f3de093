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

/** Checks one access of a call, `now` in microseconds since 1970; `after` has the result of its writes. Throws the error of the policy. */
export function authorizeAccess(
  { store, authorize }: Services,
  { headers, root }: Call,
  { name, ...access }: Pick<Access, 'method' | 'existing' | 'resulting' | 'limit'> & { name: string },
  now = Date.now() * 1000,
  after: ReadonlyMap<string, StoredDocument | undefined> = new Map(),
): void {
  const document = (path: string, isAfter: boolean) =>
    isAfter && after.has(`${root}/${path}`) ? after.get(`${root}/${path}`) : store.find(`${root}/${path}`);
  authorize({ ...access, headers, root, documentPath: relativePath(name), now, document });
}
