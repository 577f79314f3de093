import type { IncomingHttpHeaders } from 'node:http';
import type { StructuredQuery } from '../query/structured-query.ts';
import type { StoredDocument } from '../store/document.ts';

type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One access to be decided. Paths are relative to the database's root, `posts/first`. */
export interface Access {
  readonly headers: IncomingHttpHeaders;
  /** `projects/P/databases/D/documents` */
  readonly root: string;
  readonly method: AccessMethod;
  /** The document, or for `list` the collection (for a collection group `{path=**}/id`). */
  readonly documentPath: string;
  /** The stored document, before the write if it is one. */
  readonly existing?: StoredDocument | undefined;
  /** The document as it would be stored by a create or update. */
  readonly resulting?: StoredDocument | undefined;
  /** For `list`: what is asked. */
  readonly query?: StructuredQuery | undefined;
  /** The moment of the request in microseconds since 1970; a server timestamp that it writes is the same. */
  readonly now: number;
  /** Another document of the database as it is stored before the request, by its relative path. */
  readonly document: (path: string) => StoredDocument | undefined;
  /** The same as the request would leave it, with all its writes. */
  readonly documentAfter: (path: string) => StoredDocument | undefined;
}

/** Decides an access by throwing `permissionDenied()` or returning. */
export type Authorize = (access: Access) => void;

/** Whether the admin SDK calls, as which anything is allowed. */
export function isAdmin(headers: IncomingHttpHeaders): boolean {
  return headers.authorization === 'Bearer owner';
}
