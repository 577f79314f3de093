import { permissionDenied, unimplemented } from '../../api-error.ts';
import type { EmulatorResponse } from '../../http.ts';
import { documentJson } from '../store/document.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { readCount } from './json-reader.ts';
import { isAdmin } from './policy.ts';

const DEFAULT_PAGE_SIZE = 300;
const PARAMETERS = ['pageSize', 'pageToken', 'showMissing', '$alt', 'alt', 'key'];

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
  authorizeAccess(services, call, { method: 'list', name });

  const pageSize = readCount(parameters.get('pageSize'), 'pageSize') || DEFAULT_PAGE_SIZE;
  const after = Buffer.from(parameters.get('pageToken') ?? '', 'base64url').toString();
  const listed = idsIn(services, name, showMissing).filter((id) => compareIds(id, after) > 0);
  const page = listed.slice(0, pageSize);
  const documents = page.map((id) => {
    const document = services.store.find(`${name}/${id}`);
    return document ? documentJson(document) : JSON.stringify({ name: `${name}/${id}` });
  });
  const token = Buffer.from(page.at(-1) ?? '').toString('base64url');
  const next = listed.length > page.length ? `,"nextPageToken":"${token}"` : '';
  return { status: 200, body: `{"documents":[${documents.join(',\n')}]${next}}` };
}

function idsIn({ store }: Services, name: string, showMissing: boolean): string[] {
  const stored = store.idsIn(name);
  const below = showMissing ? store.collectionsBelow(name) : [];
  const parents = below.map((collection) => collection.slice(name.length + 1).split('/')[0] ?? '');
  return [...new Set([...stored, ...parents])].sort(compareIds);
}

/** By their UTF-8 bytes, as Firestore sorts ids. */
function compareIds(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
