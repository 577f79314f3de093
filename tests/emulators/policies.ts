import type { IncomingHttpHeaders } from 'node:http';
import { permissionDenied } from '../../emulators/api-error.ts';
import { isAdmin } from '../../emulators/storage/policy.ts';

/** What these policies look at of an access to Firestore or to Storage. */
interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
}

/** Everything is allowed: for tests of what the SDKs can do. */
export function allowAll(): void {}

/** Everybody reads, the admin writes. */
export function publicRead({ headers, method }: Asked): void {
  const isRead = method === 'get' || method === 'list';
  if (!isRead && !isAdmin(headers)) throw permissionDenied();
}

/**
 * Everything is allowed outside the folder `private`, where only the admin is. `storage.rules` says the same to the
 * official emulator.
 */
export function openButPrivate({ headers, path }: { headers: IncomingHttpHeaders; path: string }): void {
  if (path.startsWith('private/') && !isAdmin(headers)) throw permissionDenied();
}
