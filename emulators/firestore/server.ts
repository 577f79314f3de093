import { ApiError, invalidArgument, unimplemented } from '../api-error.ts';
import { answerCompact, COMPACT_PATH } from '../compact-route.ts';
import {
  decodeSegment,
  type EmulatorRequest,
  type EmulatorResponse,
  type LocalServer,
  serveLocally,
} from '../http.ts';
import type { Call, Services } from './protocol/call.ts';
import { type JsonRecord, readMap } from './protocol/json-reader.ts';
import type { Authorize } from './protocol/policy.ts';
import { aggregationQuery, batchGet, getDocument, listDocuments, query } from './protocol/read-routes.ts';
import { isCollection, parseName, rootOf } from './protocol/resource-name.ts';
import { commit, rollback } from './protocol/write-routes.ts';
import type { StoredDocument } from './store/document.ts';
import { Store } from './store/store.ts';
import { Transactions } from './store/transactions.ts';
import { Triggers } from './triggers/triggers.ts';

type Route = (services: Services, call: Call) => EmulatorResponse;

/** Calls by the verb after the colon, `POST …/documents:commit`. */
const ROUTES: Readonly<Record<string, Route>> = {
  batchGet,
  commit,
  rollback,
  runAggregationQuery: aggregationQuery,
  runQuery: query,
};

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

export interface FirestoreEmulatorOptions {
  /** The SQLite file; created if missing. */
  readonly databaseFile: string;
  /** Checks every access. */
  readonly authorize: Authorize;
  /** The Functions emulator, such as `http://127.0.0.1:5001`, whose triggers are called for changed documents. */
  readonly functions?: string;
  /** Fields that large collections are searched and sorted by; by any other a collection is read and sorted. */
  readonly indexes?: readonly string[];
}

export interface FirestoreEmulator extends LocalServer {
  /** The stored document with this full name. The rules of Storage look documents up with it. */
  find(name: string): StoredDocument | undefined;
}

/**
 * Firestore's v1 REST protocol as `firebase/firestore/lite` and `firebase-admin` (`preferRest`) use it, for any
 * project and database. Responds with 501 to unsupported calls. Delivers changes to the triggers
 * of `onDocumentWritten`.
 */
export function createFirestoreEmulator(options: FirestoreEmulatorOptions): FirestoreEmulator {
  const store = new Store(options.databaseFile, options.indexes);
  const transactions = new Transactions();
  const triggers = options.functions === undefined ? undefined : new Triggers(store, options.functions);
  const services = { store, transactions, authorize: options.authorize, triggers };
  const server = serveLocally('Firestore emulator', (request) => {
    try {
      if (request.path === COMPACT_PATH) return answerCompact(request, store.database);
      return respond(services, request);
    } catch (error) {
      if (isAlreadyExists(error) && isAdminSdk(request)) return alreadyExists(error);
      throw error;
    }
  });
  return {
    async listen(port) {
      const listening = await server.listen(port);
      triggers?.start();
      return listening;
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
  const { path, verb } = splitPath(request.path);
  if (!path.startsWith('/v1/')) throw unimplemented(`${request.method} ${request.path}`);
  const name = path.slice('/v1/'.length);
  const segments = parseName(name);
  const call: Call = {
    headers: request.headers,
    root: rootOf(name),
    name,
    parameters: request.query,
    body: request.method === 'POST' ? parseBody(request.body) : {},
  };
  if (request.method === 'GET' && verb === '') {
    return isCollection(segments) ? listDocuments(services, call) : getDocument(services, call);
  }
  const route = request.method === 'POST' && Object.hasOwn(ROUTES, verb) ? ROUTES[verb] : undefined;
  if (!route) throw unimplemented(`${request.method} ${verb ? `documents:${verb}` : name}`);
  return route(services, call);
}

function isAlreadyExists(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 'ALREADY_EXISTS';
}

function isAdminSdk(request: EmulatorRequest): boolean {
  return request.query.get('$alt')?.includes('enum-encoding=int') ?? false;
}

/**
 * The admin SDK reads its error code from the HTTP code in the body. It would take 409 for ABORTED and retry for ten
 * minutes; it takes 412 for FAILED_PRECONDITION and fails immediately.
 */
function alreadyExists({ message, status }: ApiError): EmulatorResponse {
  return { status: 409, body: { error: { code: 412, message, status } } };
}

// Ids are percent-encoded, so the only colon in a path precedes the verb.
function splitPath(encoded: string): { path: string; verb: string } {
  const colon = encoded.lastIndexOf(':');
  const path = colon === -1 ? encoded : encoded.slice(0, colon);
  return {
    path: path.split('/').map(decodeSegment).join('/'),
    verb: colon === -1 ? '' : encoded.slice(colon + 1),
  };
}

function parseBody(body: Buffer): JsonRecord {
  if (body.length > MAX_REQUEST_BYTES)
    throw invalidArgument('Request payload size exceeds the limit: 10485760 bytes.');
  try {
    return readMap(body.length > 0 ? JSON.parse(body.toString()) : {}, 'body');
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidArgument(`Invalid JSON payload: ${error.message}`);
    throw error;
  }
}
