import { permissionDenied, unimplemented } from '../../api-error.ts';
import { type EmulatorResponse, json } from '../../http.ts';
import { parseQuery } from '../query/parse-query.ts';
import { documentJson } from '../store/document.ts';
import { HIGHEST, type Reader } from '../store/reader.ts';
import { parseMask } from '../store/write.ts';
import { project } from '../values/field-path.ts';
import { compareUtf8 } from '../values/values.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { readCount, readRecord, readString } from './json-reader.ts';
import { isAdmin } from './policy.ts';
import { relativePath } from './resource-name.ts';

const DEFAULT_PAGE_SIZE = 300;
const PARAMETERS = [
  'pageSize',
  'pageToken',
  'orderBy',
  'mask.fieldPaths',
  'showMissing',
  '$alt',
  'alt',
  'key',
];

interface Listed {
  readonly id: string;
  readonly json: string;
}

/** `GET` of a collection: its documents by id; with `showMissing` also ids that only have subcollections. */
export function listDocuments(services: Services, call: Call): EmulatorResponse {
  const { parameters, name } = call;
  for (const parameter of parameters.keys()) {
    if (!PARAMETERS.includes(parameter)) throw unimplemented(`list parameter ${parameter}`);
  }
  const order = parameters.get('orderBy') || '__name__';
  if (!/^__name__(?: asc)?$/i.test(order)) throw unimplemented(`list orderBy ${order}`);
  const showMissing = parameters.get('showMissing') === 'true';
  if (showMissing && !isAdmin(call.headers)) throw permissionDenied();
  const collectionId = relativePath(name).split('/').at(-1);
  const query = parseQuery({ from: [{ collectionId }] });
  authorizeAccess(services, call, { method: 'list', name, query });

  const pageSize = readCount(parameters.get('pageSize'), 'pageSize') || DEFAULT_PAGE_SIZE;
  const after = parsePageToken(parameters.get('pageToken'));
  const listed = services.store.read((reader) => listFrom(reader, call, after, pageSize + 1, showMissing));
  const page = listed.slice(0, pageSize);
  const last = page.at(-1);
  const next =
    last && listed.length > pageSize
      ? `,"nextPageToken":"${Buffer.from(last.id).toString('base64url')}"`
      : '';
  return { status: 200, body: `{"documents":[${page.map(({ json }) => json).join(',\n')}]${next}}` };
}

/** The first documents after an id, up to a limit. */
function listFrom(reader: Reader, call: Call, after: string, most: number, showMissing: boolean): Listed[] {
  const fieldPaths = call.parameters.getAll('mask.fieldPaths');
  const mask = fieldPaths.length > 0 ? parseMask({ fieldPaths }) : undefined;
  const listed: Listed[] = [];
  const collection = reader.collection(call.name);
  const lower = Buffer.concat([Buffer.from(after), Buffer.alloc(after === '' ? 0 : 1)]);
  if (collection) {
    for (const { document } of reader.documents(collection, { lower, upper: HIGHEST, descending: false })) {
      const json = documentJson(document, mask && project(document.fields, mask));
      listed.push({ id: document.name.slice(call.name.length + 1), json });
      if (listed.length >= most) break;
    }
  }
  if (showMissing) listed.push(...missing(reader, call.name, after, new Set(listed.map(({ id }) => id))));
  return listed.sort((a, b) => compareUtf8(a.id, b.id)).slice(0, most);
}

/** Documents that do not exist but have subcollections. */
function missing(reader: Reader, name: string, after: string, listed: ReadonlySet<string>): Listed[] {
  const found = new Map<string, Listed>();
  for (const below of reader.collectionsBelow(name)) {
    const id = below.name.slice(name.length + 1).split('/')[0] ?? '';
    if (id === '' || compareUtf8(id, after) <= 0 || listed.has(id) || found.has(id)) continue;
    found.set(id, { id, json: JSON.stringify({ name: `${name}/${id}` }) });
  }
  return [...found.values()].filter(({ id }) => !reader.find(`${name}/${id}`));
}

function parsePageToken(token: string | null): string {
  return Buffer.from(token ?? '', 'base64url').toString();
}

/** `:listCollectionIds`: the collections directly below a document or the root. Admin only. */
export function listCollectionIds(services: Services, call: Call): EmulatorResponse {
  if (!isAdmin(call.headers)) throw permissionDenied();
  const body = readRecord(call.body, 'listCollectionIds', ['parent', 'pageSize', 'pageToken']);
  const pageSize = readCount(body.pageSize, 'pageSize') || DEFAULT_PAGE_SIZE;
  const after = parsePageToken(body.pageToken ? readString(body.pageToken, 'pageToken') : null);
  const ids = services.store.read((reader) => {
    const found = new Set<string>();
    for (const { name } of reader.collectionsBelow(call.name)) {
      const id = name.slice(call.name.length + 1).split('/')[0] ?? '';
      if (compareUtf8(id, after) > 0) found.add(id);
    }
    return [...found];
  });
  const collectionIds = ids.slice(0, pageSize);
  const hasMore = ids.length > pageSize;
  const nextPageToken = Buffer.from(collectionIds.at(-1) ?? '').toString('base64url');
  return json({ collectionIds, ...(hasMore && { nextPageToken }) });
}
