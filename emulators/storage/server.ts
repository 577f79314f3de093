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
import { keepContents } from './contents.ts';
import { answerFirebase } from './firebase-routes.ts';
import { answerJsonApiBucket, answerJsonApiList, answerJsonApiObject } from './json-api-routes.ts';
import { answerJsonApiUpload } from './json-api-upload-routes.ts';
import { keepObjects } from './objects.ts';
import type { Services } from './operations.ts';
import type { Authorize } from './policy.ts';
import { SCHEMA } from './schema.ts';
import { keepUploads } from './uploads.ts';

export interface StorageEmulatorOptions {
  /** The SQLite file; it is made when there is none. */
  readonly databaseFile: string;
  /** Decides every access. */
  readonly authorize: Authorize;
}

/**
 * Cloud Storage as `firebase/storage` and `firebase-admin` speak it, for any bucket.
 * What it does not support it answers with 501.
 */
export function createStorageEmulator(options: StorageEmulatorOptions): LocalServer {
  const database = openForWriting(options.databaseFile, SCHEMA);
  const contents = keepContents(database);
  const services: Services = {
    contents,
    objects: keepObjects(database, contents),
    uploads: keepUploads(database, contents),
    authorize: options.authorize,
  };
  const server = serveLocally('Storage emulator', (request) =>
    request.path === COMPACT_PATH ? answerCompact(request, database) : answer(services, request),
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
// The admin SDK leaves out `/storage/v1` when it talks to an emulator.
const JSON_API = /^(?:(?:\/download)?\/storage\/v1)?\/b\/([^/]+)(\/o(?:\/([^/]+))?)?\/?$/;
const JSON_API_UPLOAD = /^\/upload\/storage\/v1\/b\/([^/]+)\/o\/?$/;

function answer(services: Services, request: EmulatorRequest): EmulatorResponse {
  const [, firebaseBucket, firebaseName] = FIREBASE.exec(request.path) ?? [];
  if (firebaseBucket !== undefined) {
    const name = firebaseName === undefined ? undefined : decodeSegment(firebaseName);
    return answerFirebase(services, request, { bucket: decodeSegment(firebaseBucket), name });
  }
  const asAdmin = { ...request, headers: adminHeaders(request) };
  const [, uploadBucket] = JSON_API_UPLOAD.exec(request.path) ?? [];
  if (uploadBucket !== undefined) return answerJsonApiUpload(services, asAdmin, decodeSegment(uploadBucket));
  const [, bucket, objects, name] = JSON_API.exec(request.path) ?? [];
  if (bucket === undefined) throw unimplemented(`${request.method} ${request.path}`);
  if (objects === undefined) return answerJsonApiBucket(asAdmin, decodeSegment(bucket));
  if (name === undefined) return answerJsonApiList(services, asAdmin, decodeSegment(bucket));
  return answerJsonApiObject(services, asAdmin, { bucket: decodeSegment(bucket), name: decodeSegment(name) });
}

/**
 * In production the JSON API obeys IAM and no security rules, and the admin SDK sends an emulator no credentials:
 * who calls it is the admin. A web page is not, and tells where it comes from.
 */
function adminHeaders({ headers }: EmulatorRequest): EmulatorRequest['headers'] {
  return headers.origin === undefined ? { ...headers, authorization: 'Bearer owner' } : headers;
}
