import { ApiError, invalidArgument, unimplemented } from '../../api-error.ts';
import type { EmulatorResponse } from '../../http.ts';
import { parseCountQuery, parseQuery, type Query } from '../query/parse-query.ts';
import { toSql } from '../query/sql-query.ts';
import { documentJson, type StoredDocument } from '../store/document.ts';
import type { Selection } from '../store/store.ts';
import { parseMask } from '../store/write.ts';
import { type FieldPath, isNameField, project } from '../values/field-path.ts';
import { fromMicros } from '../values/timestamp.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { readList, readRecord, readString } from './json-reader.ts';
import { assertDocumentName, rootOf } from './resource-name.ts';

/** `:batchGet`: several documents, each found or missing. It may belong to a transaction or begin one. */
export function batchGet(services: Services, call: Call): EmulatorResponse {
  const known = ['database', 'documents', 'mask', 'transaction', 'newTransaction'];
  const body = readRecord(call.body, 'batchGet', known);
  const mask = parseMask(body.mask);
  const names = readList(body.documents, 'documents').map((name) => {
    const document = assertDocumentName(readString(name, 'documents'));
    if (rootOf(document) !== call.root) throw invalidArgument(`"${document}" belongs to another database`);
    return document;
  });
  const { store, transactions } = services;
  if (body.newTransaction !== undefined) assertReadWrite(body.newTransaction);
  const begun = body.newTransaction === undefined ? undefined : transactions.begin();
  const token = begun ?? (body.transaction ? readString(body.transaction, 'transaction') : undefined);
  const read = names.map((name) => {
    const document = store.find(name);
    authorizeAccess(services, call, { method: 'get', name, existing: document });
    if (token) transactions.note(token, name, document);
    return document ? `"found":${maskedJson(document, mask)}` : `"missing":${JSON.stringify(name)}`;
  });
  return stream(services, begun === undefined ? read : [`"transaction":"${begun}"`, ...read]);
}

/** Throws 501 for options of a transaction other than those of one that writes. */
function assertReadWrite(json: unknown): void {
  const { readWrite } = readRecord(json, 'newTransaction', ['readWrite']);
  if (readWrite !== undefined) readRecord(readWrite, 'readWrite', ['retryTransaction']);
}

/** `GET` of a document. Throws 404. */
export function getDocument(services: Services, call: Call): EmulatorResponse {
  const [parameter] = call.parameters.keys();
  if (parameter !== undefined) throw unimplemented(`get parameter ${parameter}`);
  const name = assertDocumentName(call.name);
  const document = services.store.find(name);
  authorizeAccess(services, call, { method: 'get', name, existing: document });
  if (!document) throw new ApiError(404, 'NOT_FOUND', `Document "${name}" not found.`);
  return { status: 200, body: documentJson(document) };
}

/** `GET` of a collection: a query that the SDKs do not send, and no way around the rules. */
export function listDocuments(services: Services, call: Call): never {
  authorizeAccess(services, call, { method: 'list', name: call.name });
  throw unimplemented(`GET of the collection ${call.name}`);
}

/** `:runQuery` below a document or the root. */
export function query(services: Services, call: Call): EmulatorResponse {
  const body = readRecord(call.body, 'runQuery', ['parent', 'structuredQuery']);
  const structured = parseQuery(body.structuredQuery);
  const selection = authorizedSelection(services, call, structured);
  const select = structured.select?.filter((path) => !isNameField(path));
  return stream(services, documentsOf());

  function* documentsOf(): Generator<string> {
    let isEmpty = true;
    for (const document of services.store.select(selection)) {
      isEmpty = false;
      yield `"document":${maskedJson(document, select)}`;
    }
    if (isEmpty) yield '';
  }
}

/** `:runAggregationQuery` below a document or the root. */
export function aggregationQuery(services: Services, call: Call): EmulatorResponse {
  const body = readRecord(call.body, 'runAggregationQuery', ['parent', 'structuredAggregationQuery']);
  const { query: counted, alias } = parseCountQuery(body.structuredAggregationQuery);
  const count = services.store.count(authorizedSelection(services, call, counted));
  const fields = { [alias]: { integerValue: String(count) } };
  return stream(services, [`"result":{"aggregateFields":${JSON.stringify(fields)}}`]);
}

/** What a query selects, if the rules allow it. */
function authorizedSelection(services: Services, call: Call, asked: Query): Selection {
  const path = asked.allDescendants ? `{path=**}/${asked.collectionId}` : asked.collectionId;
  authorizeAccess(services, call, { method: 'list', name: `${call.name}/${path}`, limit: asked.limit });
  if (asked.allDescendants) throw unimplemented('collection groups');
  return toSql(call.name, asked);
}

/** A list of JSON objects with the time of the read, from their contents. */
function stream({ store }: Services, items: Iterable<string>): EmulatorResponse {
  const readTime = `"readTime":"${fromMicros(store.tick())}"`;
  // Bytes, because the whole of a large collection would be too much text at once.
  const chunks: Buffer[] = [];
  for (const item of items) {
    const object = item === '' ? `{${readTime}}` : `{${item},${readTime}}`;
    chunks.push(Buffer.from(`${chunks.length === 0 ? '[' : ',\n'}${object}`));
  }
  return { status: 200, body: Buffer.concat([...chunks, Buffer.from(chunks.length === 0 ? '[]' : ']')]) };
}

function maskedJson(document: StoredDocument, mask: readonly FieldPath[] | undefined): string {
  return documentJson(document, mask && project(document.fields, mask));
}
