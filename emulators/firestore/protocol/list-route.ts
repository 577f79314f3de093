import { permissionDenied, unimplemented } from '../../api-error.ts';
import type { EmulatorResponse } from '../../http.ts';
import { parseQuery } from '../query/parse-query.ts';
import { documentJson } from '../store/document.ts';
import { parseMask } from '../store/write.ts';
import { project } from '../values/field-path.ts';
import { compareUtf8 } from '../values/values.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { readCount } from './json-reader.ts';
import { isAdmin } from './policy.ts';
import { splitName } from './resource-name.ts';

const DEFAULT_PAGE_SIZE = 300;
const PARAMETERS = ['pageSize', 'pageToken', 'mask.fieldPaths', 'showMissing', '$alt', 'alt', 'key'];

/**
 * `GET` of a collection, the admin SDK's `listDocuments`: its documents by id; with `showMissing` also ids that only
 * have subcollections.
 */
export function listDocuments(services: Services, call: Call): EmulatorResponse {
  const { parameters, name } = call;
  for (const parameter of parameters.keys()) {
    if (!PARAMETERS.includes(parameter)) throw unimplemented(`list parameter ${parameter}`);
  }
  const showMissing = parameters.get('showMissing') === 'true';
  if (showMissing && !isAdmin(call.headers)) throw permissionDenied();
  const query = parseQuery({ from: [{ collectionId: splitName(name).id }] });
  authorizeAccess(services, call, { method: 'list', name, query });

  const pageSize = readCount(parameters.get('pageSize'), 'pageSize') || DEFAULT_PAGE_SIZE;
  const after = Buffer.from(parameters.get('pageToken') ?? '', 'base64url').toString();
  const listed = listFrom(services, call, after, showMissing);
  const page = listed.slice(0, pageSize);
  const last = page.at(-1)?.[0] ?? '';
  const next =
    listed.length > page.length ? `,"nextPageToken":"${Buffer.from(last).toString('base64url')}"` : '';
  return { status: 200, body: `{"documents":[${page.map(([, json]) => json).join(',\n')}]${next}}` };
}

/** All after an id, as id and JSON. */
function listFrom({ store }: Services, call: Call, after: string, showMissing: boolean): [string, string][] {
  const { name, parameters } = call;
  const fieldPaths = parameters.getAll('mask.fieldPaths');
  const mask = fieldPaths.length > 0 ? parseMask({ fieldPaths }) : undefined;
  const listed = new Map<string, string>();
  for (const below of showMissing ? store.collectionsBelow(name) : []) {
    const id = below.slice(name.length + 1).split('/')[0] ?? '';
    listed.set(id, JSON.stringify({ name: `${name}/${id}` }));
  }
  for (const document of store.walk(name, { lower: after })) {
    const id = splitName(document.name).id;
    listed.set(id, documentJson(document, mask && project(document.fields, mask)));
  }
  return [...listed].filter(([id]) => compareUtf8(id, after) > 0).sort(([a], [b]) => compareUtf8(a, b));
}
