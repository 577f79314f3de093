import { createHash } from 'node:crypto';
import { ApiError, invalidArgument, permissionDenied, unimplemented } from '../../api-error.ts';
import type { EmulatorResponse } from '../../http.ts';
import {
  type AggregationQuery,
  aggregate,
  countResults,
  documentsNeeded,
  isCountOnly,
  parseAggregationQuery,
} from '../query/aggregation.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/query.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { documentJson, type StoredDocument } from '../store/document.ts';
import type { Reader } from '../store/reader.ts';
import { parseMask } from '../store/write.ts';
import { type FieldPath, isNameField, project } from '../values/field-path.ts';
import { fromMicros } from '../values/timestamp.ts';
import type { Fields } from '../values/values.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { readList, readRecord, readString } from './json-reader.ts';
import { jsonList } from './json-stream.ts';
import { isAdmin } from './policy.ts';
import { openReadScope, type ReadScope } from './read-scope.ts';
import { assertDocumentName, rootOf } from './resource-name.ts';

const PARAMETERS = ['mask.fieldPaths', 'transaction', '$alt', 'alt', 'key'];
const CONSISTENCY = ['transaction', 'newTransaction', 'readTime'];

/** `:batchGet`: several documents, each found or missing. */
export function batchGet(services: Services, call: Call): EmulatorResponse {
  const body = readRecord(call.body, 'batchGet', ['database', 'documents', 'mask', ...CONSISTENCY]);
  const mask = parseMask(body.mask);
  const names = readList(body.documents, 'documents').map((name) => {
    const document = assertDocumentName(readString(name, 'documents'));
    if (rootOf(document) !== call.root) throw invalidArgument(`"${document}" belongs to another database`);
    return document;
  });
  const scope = openReadScope(services, body);
  return listResponse(scope, function* () {
    for (const name of names) {
      const document = readDocument(services, call, scope, name);
      const found = document ? `"found":${maskedJson(document, mask)}` : `"missing":${JSON.stringify(name)}`;
      yield `{${found},${readTime(scope)}}`;
    }
  });
}

/** `GET` of one document. Throws 404. */
export function getDocument(services: Services, call: Call): EmulatorResponse {
  const { parameters } = call;
  for (const parameter of parameters.keys()) {
    if (!PARAMETERS.includes(parameter)) throw unimplemented(`get parameter ${parameter}`);
  }
  const fieldPaths = parameters.getAll('mask.fieldPaths');
  const scope = openReadScope(services, { transaction: parameters.get('transaction') ?? undefined });
  try {
    const document = readDocument(services, call, scope, call.name);
    if (!document) throw new ApiError(404, 'NOT_FOUND', `Document "${call.name}" not found.`);
    const mask = fieldPaths.length > 0 ? parseMask({ fieldPaths }) : undefined;
    return { status: 200, body: maskedJson(document, mask) };
  } finally {
    scope.release();
  }
}

function readDocument(
  services: Services,
  call: Call,
  scope: ReadScope,
  name: string,
): StoredDocument | undefined {
  const document = scope.reader.find(name);
  authorizeAccess(services, call, { method: 'get', name, existing: document });
  const version = (found: StoredDocument | undefined): string => String(found?.updated);
  scope.transaction?.reads.push({
    seen: version(document),
    again: (reader) => version(reader.find(name)),
  });
  return document;
}

/** `:runQuery` below a document or the root. */
export function query(services: Services, call: Call): EmulatorResponse {
  const body = readRecord(call.body, 'runQuery', ['parent', 'structuredQuery', ...CONSISTENCY]);
  const structured = parseQuery(body.structuredQuery);
  authorizeList(services, call, structured);
  const scope = openReadScope(services, body);
  const select = structured.select?.filter((path) => !isNameField(path));
  return listResponse(scope, function* () {
    const hash = createHash('sha256');
    let isEmpty = true;
    for (const document of runQuery(scope.reader, call.name, structured)) {
      isEmpty = false;
      if (scope.transaction) hash.update(versionOf(document));
      yield `{"document":${maskedJson(document, select)},${readTime(scope)}}`;
    }
    scope.transaction?.reads.push({
      seen: hash.digest('hex'),
      again: (reader) => fingerprint(runQuery(reader, call.name, structured)),
    });
    if (isEmpty) yield `{${readTime(scope)}}`;
  });
}

/** `:runAggregationQuery` below a document or the root. */
export function aggregationQuery(services: Services, call: Call): EmulatorResponse {
  const known = ['parent', 'structuredAggregationQuery', ...CONSISTENCY];
  const body = readRecord(call.body, 'runAggregationQuery', known);
  const parsed = parseAggregationQuery(body.structuredAggregationQuery);
  authorizeList(services, call, parsed.query);
  const scope = openReadScope(services, body);
  return listResponse(scope, function* () {
    const aggregateFields = resultsOf(scope.reader, call.name, parsed);
    scope.transaction?.reads.push({
      seen: JSON.stringify(aggregateFields),
      again: (reader) => JSON.stringify(resultsOf(reader, call.name, parsed)),
    });
    yield `{"result":${JSON.stringify({ aggregateFields })},${readTime(scope)}}`;
  });
}

function resultsOf(reader: Reader, parent: string, { query, aggregations }: AggregationQuery): Fields {
  const isPlain = !query.where && !query.allDescendants && query.orderBy.length === 0;
  if (isPlain && isCountOnly(aggregations) && !query.startAt && !query.endAt) {
    const collection = reader.collection(`${parent}/${query.collectionId}`);
    const all = Math.max(0, (collection ? reader.countDocuments(collection) : 0) - query.offset);
    return countResults(aggregations, Math.min(all, query.limit ?? all));
  }
  const needed = documentsNeeded(aggregations) ?? Number.POSITIVE_INFINITY;
  const limit = Math.min(needed, query.limit ?? Number.POSITIVE_INFINITY);
  const limited = { ...query, limit: Number.isFinite(limit) ? limit : undefined };
  return aggregate(runQuery(reader, parent, limited), aggregations);
}

function authorizeList(services: Services, call: Call, structured: StructuredQuery): void {
  const { allDescendants, collectionId } = structured;
  if (collectionId === undefined && !isAdmin(call.headers)) throw permissionDenied();
  const path = allDescendants ? `{path=**}/${collectionId ?? '{id}'}` : collectionId;
  authorizeAccess(services, call, { method: 'list', name: `${call.name}/${path}`, query: structured });
}

// In a transaction everything is read at once: its reads must be known before the client continues.
function listResponse(scope: ReadScope, read: () => Generator<string>): EmulatorResponse {
  const { transaction, isNew } = scope;
  if (!transaction) return { status: 200, body: jsonList(read(), scope.release) };
  try {
    const token = isNew ? [`{"transaction":"${transaction.token}",${readTime(scope)}}`] : [];
    return { status: 200, body: `[${[...token, ...read()].join(',\n')}]` };
  } finally {
    scope.release();
  }
}

function fingerprint(documents: Iterable<StoredDocument>): string {
  const hash = createHash('sha256');
  for (const document of documents) hash.update(versionOf(document));
  return hash.digest('hex');
}

function versionOf({ name, updated }: StoredDocument): string {
  return `${name}\n${updated}\n`;
}

function readTime(scope: ReadScope): string {
  return `"readTime":"${fromMicros(scope.readTime)}"`;
}

function maskedJson(document: StoredDocument, mask: readonly FieldPath[] | undefined): string {
  return documentJson(document, mask && project(document.fields, mask));
}
