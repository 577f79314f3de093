import type { DatabaseSync } from 'node:sqlite';
import { ApiError, permissionDenied } from './api-error.ts';
import { type EmulatorRequest, type EmulatorResponse, isAdmin } from './http.ts';
import { compact } from './sqlite.ts';

/** The path for compacting the database, so that no deleted data remains on disk. Not part of Google's APIs. */
export const COMPACT_PATH = '/emulator/compact';

/** Handles a request for {@link COMPACT_PATH}, from the admin only. */
export function handleCompact({ headers }: EmulatorRequest, database: DatabaseSync): EmulatorResponse {
  if (!isAdmin(headers)) throw permissionDenied(['only the admin may compact']);
  if (!compact(database)) throw new ApiError(503, 'UNAVAILABLE', 'The database is being read');
  return { status: 204 };
}
