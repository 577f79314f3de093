import { unimplemented } from '../api-error.ts';
import { answerCompact, COMPACT_PATH } from '../compact-route.ts';
import {
  decodeSegment,
  type EmulatorRequest,
  type EmulatorResponse,
  type LocalServer,
  serveLocally,
} from '../http.ts';
import { openForWriting } from '../sqlite.ts';
import { handleFirebase } from './firebase-routes.ts';
import { handleJsonApiList, handleJsonApiObject, handleJsonApiUpload } from './json-api-routes.ts';
import { openObjects, SCHEMA } from './objects.ts';
import type { Services } from './operations.ts';
import type { Authorize } from './policy.ts';

export interface StorageEmulatorOptions {
  /** The SQLite file; created if missing. */
  readonly databaseFile: string;
  /** Checks every access. */
  readonly authorize: Authorize;
}

/**
 * Cloud Storage as `firebase/storage` and `firebase-admin` use it, for any bucket.
 * Responds with 501 to unsupported calls.
 */
export function createStorageEmulator(options: StorageEmulatorOptions): LocalServer {
  const database = openForWriting(options.databaseFile, SCHEMA);
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'pieces'").get()) {
    throw new Error(`${options.databaseFile} was written by an earlier version: delete it to start over`);
  }
  const services: Services = { objects: openObjects(database), authorize: options.authorize };
  const server = serveLocally('Storage emulator', (request) =>
    request.path === COMPACT_PATH ? answerCompact(request, database) : respond(services, request),
  );
  return {
    listen: (port) => server.listen(port),
    async close() {
      await server.close();
      database.close();
    },
  };
}

const FIREBASE = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]+))?\/?$/;
// The admin SDK omits `/storage/v1` when it uses an emulator.
const JSON_API = /^(?:(?:\/download)?\/storage\/v1)?\/b\/([^/]+)\/o(?:\/([^/]+))?\/?$/;
const JSON_API_UPLOAD = /^\/upload\/storage\/v1\/b\/([^/]+)\/o\/?$/;

function respond(services: Services, request: EmulatorRequest): EmulatorResponse {
  const [, firebaseBucket, firebaseName] = FIREBASE.exec(request.path) ?? [];
  if (firebaseBucket !== undefined) {
    const name = firebaseName === undefined ? undefined : decodeSegment(firebaseName);
    return handleFirebase(services, request, { bucket: decodeSegment(firebaseBucket), name });
  }
  const asAdmin = { ...request, headers: adminHeaders(request) };
  const [, uploadBucket] = JSON_API_UPLOAD.exec(request.path) ?? [];
  if (uploadBucket !== undefined) return handleJsonApiUpload(services, asAdmin, decodeSegment(uploadBucket));
  const [, bucket, name] = JSON_API.exec(request.path) ?? [];
  if (bucket === undefined) throw unimplemented(`${request.method} ${request.path}`);
  if (name === undefined) return handleJsonApiList(services, asAdmin, decodeSegment(bucket));
  return handleJsonApiObject(services, asAdmin, { bucket: decodeSegment(bucket), name: decodeSegment(name) });
}

/**
 * In production the JSON API is subject to IAM and not to security rules, and the admin SDK sends no credentials to an
 * emulator: its caller is taken for the admin, unless it is a web page, which sends its origin.
 */
function adminHeaders({ headers }: EmulatorRequest): EmulatorRequest['headers'] {
  return headers.origin === undefined ? { ...headers, authorization: 'Bearer owner' } : headers;
}
