import type { IncomingHttpHeaders } from 'node:http';
import type { JsonRecord } from './json-reader.ts';
import type { Access, Authorize } from './policy.ts';
import { relativePath } from './resource-name.ts';
import type { Store } from './store.ts';
import type { Transactions } from './transactions.ts';

/** What the routes work with. */
export interface Services {
  readonly store: Store;
  readonly transactions: Transactions;
  readonly authorize: Authorize;
}

/** One request, its path decoded. */
export interface Call {
  readonly headers: IncomingHttpHeaders;
  /** `projects/P/databases/D/documents` */
  readonly root: string;
  /** The resource that the path names; the root itself, a document or a collection. */
  readonly name: string;
  readonly parameters: URLSearchParams;
  readonly body: JsonRecord;
}

type Decided = Pick<Access, 'method' | 'existing' | 'resulting' | 'query'> & { name: string };

/** Asks the policy about one access of a call. Throws what the policy throws. */
export function authorizeAccess({ store, authorize }: Services, call: Call, decided: Decided): void {
  const { name, ...access } = decided;
  authorize({
    ...access,
    headers: call.headers,
    root: call.root,
    documentPath: relativePath(name),
    now: Date.now() * 1000,
    document: (path) => store.read((reader) => reader.find(`${call.root}/${path}`)),
  });
}
