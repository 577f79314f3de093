import { unimplemented } from '../api-error.ts';
import { COMPACT_PATH, handleCompact } from '../compact-route.ts';
import { type EmulatorResponse, type LocalServer, serveLocally } from '../http.ts';
import { openForWriting } from '../sqlite.ts';
import { Objects, SCHEMA } from './objects.ts';
import type { Authorize } from './policy.ts';
import { type Call, get, list, remove, update, upload } from './routes.ts';

export interface StorageEmulatorOptions {
  /** The SQLite file; created if missing. */
  readonly databaseFile: string;
  /** Checks every access. */
  readonly authorize: Authorize;
}

/** Paths of Firebase's protocol (`/v0`) and of Google's JSON API, whose version the admin SDK omits for an emulator. */
const PATH = /^(\/v0|(?:\/(?:upload|download))?\/storage\/v1)?\/b\/([^/]+)\/o(?:\/([^/]+))?\/?$/;

type Route = (call: Call) => EmulatorResponse;
const BUCKET_ROUTES: Readonly<Record<string, Route>> = { GET: list, POST: upload };
const OBJECT_ROUTES: Readonly<Record<string, Route>> = { GET: get, PATCH: update, DELETE: remove };

/** Cloud Storage as `firebase/storage` and `firebase-admin` use it, for any bucket. Responds with 501 to unsupported calls. */
export function createStorageEmulator({ databaseFile, authorize }: StorageEmulatorOptions): LocalServer {
  const database = openForWriting(databaseFile, SCHEMA);
  const objects = new Objects(database);
  const server = serveLocally('Storage emulator', (request) => {
    const { method, path } = request;
    if (path === COMPACT_PATH) return handleCompact(request, database);
    const [, protocol, bucket, name] = PATH.exec(path) ?? [];
    const route = (name === undefined ? BUCKET_ROUTES : OBJECT_ROUTES)[method];
    if (bucket === undefined || !route) throw unimplemented(`${method} ${path}`);
    const target = { bucket: decodeURIComponent(bucket), name: decodeURIComponent(name ?? '') };
    return route({ ...request, ...target, objects, authorize, isFirebaseApi: protocol === '/v0' });
  });
  return {
    listen: (port) => server.listen(port),
    async close() {
      await server.close();
      database.close();
    },
  };
}
