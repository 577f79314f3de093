import type { IncomingHttpHeaders } from 'node:http';
import type { StoredObject } from './stored-object.ts';

/** As security rules name them: `create` is any upload, over an existing object too; `update` changes metadata only. */
export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One access to be decided. */
interface Access {
  readonly headers: IncomingHttpHeaders;
  readonly method: AccessMethod;
  readonly bucket: string;
  /** The object's name, or for `list` the listed folder without its closing slash. */
  readonly path: string;
  /** The stored object, before the write if it is one. */
  readonly existing?: StoredObject | undefined;
  /** The object as it would be stored. When a resumable upload starts, its hashes are still empty. */
  readonly resulting?: StoredObject | undefined;
}

/** Decides an access by throwing `permissionDenied()` or returning. */
export type Authorize = (access: Access) => void;

/** Whether the admin calls, who may do anything. */
export function isAdmin(headers: IncomingHttpHeaders): boolean {
  return headers.authorization === 'Bearer owner' || headers.authorization === 'Firebase owner';
}
