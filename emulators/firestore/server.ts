import { invalidArgument, unimplemented } from '../api-error.ts';
import { COMPACT_PATH, handleCompact } from '../compact-route.ts';
import { type EmulatorRequest, type EmulatorResponse, type LocalServer, serveLocally } from '../http.ts';
import type { Call, Services } from './protocol/call.ts';
import type { Authorize } from './protocol/policy.ts';
import { batchGet, get, runAggregationQuery, runQuery } from './protocol/read-routes.ts';
import { assertName } from './protocol/resource-name.ts';
import { commit, rollback } from './protocol/write-routes.ts';
import type { StoredDocument } from './store/document.ts';
import { Store } from './store/store.ts';
import { Transactions } from './store/transactions.ts';
import { Triggers } from './triggers/triggers.ts';

/** Routes by HTTP method and the verb after the path's colon, if there is one, as in `POST …/documents:commit`. */
const ROUTES: Readonly<Record<string, (call: Call) => EmulatorResponse>> = {
  GET: get,
  'POST batchGet': batchGet,
  'POST commit': commit,
  'POST rollback': rollback,
  'POST runAggregationQuery': runAggregationQuery,
  'POST runQuery': runQuery,
};

/** The largest request of production: https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

export interface FirestoreEmulatorOptions {
  /** The SQLite file; created if missing. */
  readonly databaseFile: string;
  /** Checks every access. */
  readonly authorize: Authorize;
  /** The Functions emulator, such as `http://127.0.0.1:5001`, whose triggers are called for changed documents. */
  readonly functions?: string;
  /** Fields that large collections are searched and sorted by. For any other field, the whole collection is read. */
  readonly indexes?: readonly string[];
}

export interface FirestoreEmulator extends LocalServer {
  /** The stored document with this full name. The rules of Storage look documents up with it. */
  find(name: string): StoredDocument | undefined;
}

/**
 * Firestore's v1 REST protocol as `firebase/firestore/lite` and `firebase-admin` (`preferRest`) use it, for any project
 * and database. Responds with 501 to unsupported calls. Delivers changes to the triggers of `onDocumentWritten`.
 */
export function createFirestoreEmulator(options: FirestoreEmulatorOptions): FirestoreEmulator {
  const { databaseFile, indexes, functions, authorize } = options;
  const store = new Store(databaseFile, indexes);
  const triggers = functions === undefined ? undefined : new Triggers(store.database, functions);
  const services = { store, transactions: new Transactions(), authorize, triggers };
  const server = serveLocally('Firestore emulator', (request) =>
    request.path === COMPACT_PATH ? handleCompact(request, store.database) : respond(services, request),
  );
  return {
    async listen(port) {
      const actualPort = await server.listen(port);
      triggers?.start();
      return actualPort;
    },
    find: (name) => store.find(name),
    async close() {
      await triggers?.close();
      await server.close();
      store.close();
    },
  };
}

function respond(services: Services, request: EmulatorRequest): EmulatorResponse {
  const { method, path, body } = request;
  // Ids are percent-encoded, so the only colon in a path precedes the verb.
  const [, encoded = '', verb = ''] = /^\/v1\/([^:]+)(?::(.*))?$/.exec(path) ?? [];
  const route = ROUTES[verb ? `${method} ${verb}` : method];
  if (!encoded || !route) throw unimplemented(`${method} ${path}`);
  const name = assertName(encoded.split('/').map(decodeURIComponent).join('/'));
  if (body.length > MAX_REQUEST_BYTES)
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
  return route({ ...services, ...request, name });
}
