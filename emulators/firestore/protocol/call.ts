import { invalidArgument } from '../../api-error.ts';
import type { EmulatorRequest } from '../../http.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { Transactions } from '../store/transactions.ts';
import type { Triggers } from '../triggers/triggers.ts';
import type { Access, Authorize } from './policy.ts';
import { relativePath, rootOf } from './resource-name.ts';

export interface Services {
  readonly store: Store;
  readonly transactions: Transactions;
  readonly authorize: Authorize;
  /** Undefined without a Functions emulator. */
  readonly triggers: Triggers | undefined;
}

/** A request, with the resource that its path names: the root `projects/P/databases/D/documents`, a document or a collection. */
export interface Call extends EmulatorRequest, Services {
  readonly name: string;
}

/**
 * Checks one access of a call. `now` is in microseconds since 1970; `after` has the documents as the call's writes leave
 * them. Throws the error of the policy, or 400 for a document of another database.
 */
export function authorizeAccess(
  { store, authorize, headers, ...call }: Call,
  { name, ...access }: Pick<Access, 'method' | 'existing' | 'resulting' | 'limit'> & { name: string },
  now = Date.now() * 1000,
  after: ReadonlyMap<string, StoredDocument | undefined> = new Map(),
): void {
  const root = rootOf(call.name);
  if (rootOf(name) !== root) throw invalidArgument(`"${name}" belongs to another database`);
  const findDocument = (path: string, isAfter: boolean) =>
    isAfter && after.has(`${root}/${path}`) ? after.get(`${root}/${path}`) : store.find(`${root}/${path}`);
  authorize({ ...access, headers, root, documentPath: relativePath(name), now, findDocument });
}
