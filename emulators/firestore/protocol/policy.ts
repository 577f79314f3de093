import type { IncomingHttpHeaders } from 'node:http';
import type { Method } from '../../rules/syntax.ts';
import type { StoredDocument } from '../store/document.ts';

/** One access to be decided. Paths are relative to the database's root, such as `posts/first`. */
export interface Access {
  readonly headers: IncomingHttpHeaders;
  /** `projects/P/databases/D/documents` */
  readonly root: string;
  readonly method: Method;
  /** The document, or for `list` the collection (`{path=**}/id` for a collection group). */
  readonly documentPath: string;
  /** The stored document, before any write. */
  readonly existing?: StoredDocument | undefined;
  /** The `limit` of a query, if it has one. */
  readonly limit?: number | undefined;
  /** The document as a write would leave it; undefined for a deletion, and for a read. */
  readonly resulting?: StoredDocument | undefined;
  /** The time of the request in microseconds since 1970; server timestamps that it writes have this value. */
  readonly now: number;
  /** Finds another document of the database by its relative path, as it is before the request or after it. */
  readonly findDocument: (path: string, isAfter: boolean) => StoredDocument | undefined;
}

/** Allows an access by returning, or denies it by throwing `permissionDenied()`. */
export type Authorize = (access: Access) => void;
