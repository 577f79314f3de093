import { ApiError, unimplemented } from '../../api-error.ts';
import type { EmulatorResponse } from '../../http.ts';
import { parseBody } from '../../parse.ts';
import { toSql } from '../query/sql-query.ts';
import { documentJson, type StoredDocument } from '../store/document.ts';
import type { Selection, Store } from '../store/store.ts';
import { type FieldPath, isNameField, project } from '../values/field-path.ts';
import { fromMicros } from '../values/timestamp.ts';
import { authorizeAccess, type Call } from './call.ts';
import * as requests from './requests.ts';
import { isDocument } from './resource-name.ts';

/** `:batchGet`: several documents, each found or missing. It may belong to a transaction or begin one. */
export function batchGet(call: Call): EmulatorResponse {
  const { store, transactions, body } = call;
  const { documents, mask, transaction, newTransaction } = parseBody(requests.batchGet, body, 'batchGet');
  const newToken = newTransaction && transactions.begin();
  const token = newToken ?? transaction;
  const results = documents.map((name) => {
    const document = store.find(name);
    authorizeAccess(call, { method: 'get', name, existing: document });
    if (token) transactions.recordRead(token, name, document);
    return document
      ? `"found":${maskedJson(document, mask?.fieldPaths)}`
      : `"missing":${JSON.stringify(name)}`;
  });
  return listResponse(store, newToken === undefined ? results : [`"transaction":"${newToken}"`, ...results]);
}

/** `GET` of a document. Throws 404 if it does not exist, and 501 for a collection, because no SDK lists one this way. */
export function get(call: Call): EmulatorResponse {
  const { name, query, store } = call;
  const [parameter] = query.keys();
  if (parameter !== undefined) throw unimplemented(`get parameter ${parameter}`);
  const document = store.find(name);
  const namesDocument = isDocument(name);
  authorizeAccess(call, { method: namesDocument ? 'get' : 'list', name, existing: document });
  if (!namesDocument) throw unimplemented(`GET of the collection ${name}`);
  if (!document) throw new ApiError(404, 'NOT_FOUND', `Document "${name}" not found.`);
  return { status: 200, body: documentJson(document) };
}

/** `:runQuery` below a document or the root. */
export function runQuery(call: Call): EmulatorResponse {
  const { structuredQuery } = parseBody(requests.runQuery, call.body, 'runQuery');
  const select = structuredQuery.select?.fields.filter((path) => !isNameField(path));
  const selected = call.store.select(authorizedSelection(call, structuredQuery));
  const found = Array.from(selected, (document) => `"document":${maskedJson(document, select)}`);
  return listResponse(call.store, found);
}

/** `:runAggregationQuery` below a document or the root: a count. */
export function runAggregationQuery(call: Call): EmulatorResponse {
  const request = parseBody(requests.runAggregationQuery, call.body, 'runAggregationQuery');
  const { structuredQuery, aggregations } = request.structuredAggregationQuery;
  const [{ alias }] = aggregations;
  const count = call.store.count(authorizedSelection(call, structuredQuery));
  const fields = { [alias]: { integerValue: String(count) } };
  return listResponse(call.store, [`"result":{"aggregateFields":${JSON.stringify(fields)}}`]);
}

/** The SQL for what a query selects. Throws if the rules do not allow the query. */
function authorizedSelection(call: Call, query: requests.Query): Selection {
  const [{ collectionId, allDescendants }] = query.from;
  const path = allDescendants ? `{path=**}/${collectionId}` : collectionId;
  authorizeAccess(call, { method: 'list', name: `${call.name}/${path}`, limit: query.limit });
  if (allDescendants) throw unimplemented('collection groups');
  return toSql(`${call.name}/${collectionId}`, query);
}

/**
 * A JSON list of objects, each with the read time. An item is the JSON text of an object's members, without braces.
 * Without items, the list has one object with only the read time.
 */
function listResponse(store: Store, items: Iterable<string>): EmulatorResponse {
  const readTime = `"readTime":"${fromMicros(store.tick())}"`;
  // Buffers, because the text of a large collection may exceed the maximum length of a string.
  const chunks: Buffer[] = [];
  for (const item of items) {
    chunks.push(Buffer.from(`${chunks.length === 0 ? '[' : ',\n'}{${item},${readTime}}`));
  }
  if (chunks.length === 0) chunks.push(Buffer.from(`[{${readTime}}`));
  return { status: 200, body: Buffer.concat([...chunks, Buffer.from(']')]) };
}

function maskedJson(document: StoredDocument, mask: readonly FieldPath[] | undefined): string {
  return documentJson(document, mask && project(document.fields, mask));
}
