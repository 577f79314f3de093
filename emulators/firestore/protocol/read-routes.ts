import { ApiError, invalidArgument, unimplemented } from '../../api-error.ts';
import type { EmulatorResponse } from '../../http.ts';
import { countResults, parseCountQuery } from '../query/count-query.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/query.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { documentJson, type StoredDocument } from '../store/document.ts';
import type { Transaction } from '../store/transactions.ts';
import { parseMask } from '../store/write.ts';
import { type FieldPath, isNameField, project } from '../values/field-path.ts';
import { fromMicros } from '../values/timestamp.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { type JsonRecord, readList, readRecord, readString } from './json-reader.ts';
import { assertDocumentName, rootOf } from './resource-name.ts';

const CONSISTENCY = ['transaction', 'newTransaction'];

/** `:batchGet`: several documents, each found or missing. */
export function batchGet(services: Services, call: Call): EmulatorResponse {
  const body = readRecord(call.body, 'batchGet', ['database', 'documents', 'mask', ...CONSISTENCY]);
  const mask = parseMask(body.mask);
  const names = readList(body.documents, 'documents').map((name) => {
    const document = assertDocumentName(readString(name, 'documents'));
    if (rootOf(document) !== call.root) throw invalidArgument(`"${document}" belongs to another database`);
    return document;
  });
  return respond(services, body, (transaction) =>
    names.map((name) => {
      const document = services.store.find(name);
      authorizeAccess(services, call, { method: 'get', name, existing: document });
      const version = (found: StoredDocument | undefined): string => String(found?.updated);
      const again = () => version(services.store.find(name));
      transaction?.reads.push({ seen: version(document), again });
      return document ? `"found":${maskedJson(document, mask)}` : `"missing":${JSON.stringify(name)}`;
    }),
  );
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

/** `:runQuery` below a document or the root. */
export function query(services: Services, call: Call): EmulatorResponse {
  const body = readRecord(call.body, 'runQuery', ['parent', 'structuredQuery', ...CONSISTENCY]);
  const structured = parseQuery(body.structuredQuery);
  authorizeList(services, call, structured);
  const select = structured.select?.filter((path) => !isNameField(path));
  const run = () => runQuery(services.store, call.name, structured);
  const versions = () => Array.from(run(), ({ name, updated }) => `${name} ${updated}`).join('\n');
  return respond(services, body, function* (transaction) {
    transaction?.reads.push({ seen: versions(), again: versions });
    let isEmpty = true;
    for (const document of run()) {
      isEmpty = false;
      yield `"document":${maskedJson(document, select)}`;
    }
    if (isEmpty) yield '';
  });
}

/** `:runAggregationQuery` below a document or the root. */
export function aggregationQuery(services: Services, call: Call): EmulatorResponse {
  const known = ['parent', 'structuredAggregationQuery', ...CONSISTENCY];
  const body = readRecord(call.body, 'runAggregationQuery', known);
  const parsed = parseCountQuery(body.structuredAggregationQuery);
  authorizeList(services, call, parsed.query);
  const count = () => JSON.stringify(countResults(services.store, call.name, parsed));
  return respond(services, body, (transaction) => {
    const seen = count();
    transaction?.reads.push({ seen, again: count });
    return [`"result":{"aggregateFields":${seen}}`];
  });
}

function authorizeList(services: Services, call: Call, structured: StructuredQuery): void {
  const { allDescendants, collectionId } = structured;
  const path = allDescendants ? `{path=**}/${collectionId}` : collectionId;
  authorizeAccess(services, call, { method: 'list', name: `${call.name}/${path}`, query: structured });
}

/** The response of a read, which may belong to a transaction or begin one. `read` returns the content of JSON objects. */
function respond(
  { store, transactions }: Services,
  { transaction: token, newTransaction }: JsonRecord,
  read: (transaction: Transaction | undefined) => Iterable<string>,
): EmulatorResponse {
  if (newTransaction !== undefined) assertReadWrite(newTransaction);
  const begun = newTransaction === undefined ? undefined : transactions.begin();
  const transaction = begun ?? (token ? transactions.get(readString(token, 'transaction')) : undefined);
  const readTime = `"readTime":"${fromMicros(store.tick())}"`;
  // Bytes, because the whole of a large collection would be too much text at once.
  const chunks = begun ? [Buffer.from(`[{"transaction":"${begun.token}",${readTime}}`)] : [];
  for (const item of read(transaction)) {
    const object = item === '' ? `{${readTime}}` : `{${item},${readTime}}`;
    chunks.push(Buffer.from(`${chunks.length === 0 ? '[' : ',\n'}${object}`));
  }
  return { status: 200, body: Buffer.concat([...chunks, Buffer.from(chunks.length === 0 ? '[]' : ']')]) };
}

/** Throws 501 for options of a transaction other than those of one that writes. */
export function assertReadWrite(json: unknown): void {
  const { readWrite } = readRecord(json ?? {}, 'transaction options', ['readWrite']);
  if (readWrite !== undefined) readRecord(readWrite, 'readWrite', ['retryTransaction']);
}

function maskedJson(document: StoredDocument, mask: readonly FieldPath[] | undefined): string {
  return documentJson(document, mask && project(document.fields, mask));
}
