import type { DatabaseSync } from 'node:sqlite';
import { ApiError, permissionDenied } from './api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, isAdmin } from './http.ts';
import { compact } from './sqlite.ts';

/** A POST to this path compacts the database, so that no deleted data remains on disk. It is not part of Google's APIs. */
export const COMPACT_PATH = '/emulator/compact';

/** Handles a request for {@link COMPACT_PATH}. Throws 403 unless the admin sends it, and 503 while the database is being read. */
export function handleCompact({ headers }: EmulatorRequest, database: DatabaseSync): EmulatorResponse {
  if (!isAdmin(headers)) throw permissionDenied(['only the admin may compact']);
  if (!compact(database)) throw new ApiError(503, 'UNAVAILABLE', 'The database is being read');
  return { status: 204 };
}
