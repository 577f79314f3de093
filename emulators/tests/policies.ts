import type { IncomingHttpHeaders } from 'node:http';
import { permissionDenied } from '../api-error.ts';
import { isAdmin } from '../http.ts';

/** The properties of an access to Firestore or to Storage that these policies read. */
interface Access {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
}

/** Everything is allowed: for tests of what the SDKs can do. */
export function allowAll(): void {}

/** Everyone reads, the admin writes. */
export function publicRead({ headers, method }: Access): void {
  const isRead = method === 'get' || method === 'list';
  if (!isRead && !isAdmin(headers)) throw permissionDenied();
}

/** Everything is allowed except in the folder `private`, which is for the admin only. */
export function openButPrivate({ headers, path }: { headers: IncomingHttpHeaders; path: string }): void {
  if (path.startsWith('private/') && !isAdmin(headers)) throw permissionDenied();
}
