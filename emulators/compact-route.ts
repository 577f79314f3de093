import type { DatabaseSync } from 'node:sqlite';
import { ApiError, permissionDenied } from './api-error.ts';
import type { EmulatorRequest, EmulatorResponse } from './http.ts';
import { compact } from './sqlite.ts';

/** Where an emulator is asked to leave nothing of what was deleted in its files. No service of Google has it. */
export const COMPACT_PATH = '/emulator/compact';

/** Responds to that request of the admin. */
export function answerCompact({ headers }: EmulatorRequest, database: DatabaseSync): EmulatorResponse {
  if (headers.authorization !== 'Bearer owner') throw permissionDenied(['only the admin may']);
  if (!compact(database)) throw new ApiError(503, 'UNAVAILABLE', 'The database is being read');
  return { status: 204 };
}
