import type { IncomingHttpHeaders } from 'node:http';
import { permissionDenied } from '../api-error.ts';
import { isAdmin } from '../http.ts';

/** Everything is allowed: for tests of what the SDKs can do. */
export function allowAll(): void {}

/** Everything is allowed except in the folder `private`, which is for the admin only. */
export function allowAllButPrivate({ headers, path }: { headers: IncomingHttpHeaders; path: string }): void {
  if (path.startsWith('private/') && !isAdmin(headers)) throw permissionDenied();
}
