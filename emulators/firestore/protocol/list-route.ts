import { permissionDenied, unimplemented } from '../../api-error.ts';
import type { EmulatorResponse } from '../../http.ts';
import { documentJson } from '../store/document.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { readCount } from './json-reader.ts';
import { isAdmin } from './policy.ts';

const PARAMETERS = ['pageSize', 'showMissing', '$alt', 'alt', 'key'];

/**
 * `GET` of a collection, the admin SDK's `listDocuments`, in one page: its documents by id; with `showMissing` also ids
 * that only have subcollections.
 */
export function listDocuments(services: Services, call: Call): EmulatorResponse {
  const { parameters, name } = call;
  for (const parameter of parameters.keys()) {
    if (!PARAMETERS.includes(parameter)) throw unimplemented(`list parameter ${parameter}`);
  }
  const showMissing = parameters.get('showMissing') === 'true';
  if (showMissing && !isAdmin(call.headers)) throw permissionDenied();
  authorizeAccess(services, call, { method: 'list', name });

  const { store } = services;
  const below = showMissing ? store.collectionsBelow(name) : [];
  const parents = below.map((collection) => collection.slice(name.length + 1).split('/')[0] ?? '');
  const ids = [...new Set([...store.idsIn(name), ...parents])];
  const sorted = ids.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const pageSize = readCount(parameters.get('pageSize'), 'pageSize') || sorted.length;
  if (sorted.length > pageSize) throw unimplemented(`a list of more than pageSize ${pageSize}`);
  const documents = sorted.map((id) => {
    const document = store.find(`${name}/${id}`);
    return document ? documentJson(document) : JSON.stringify({ name: `${name}/${id}` });
  });
  return { status: 200, body: `{"documents":[${documents.join(',\n')}]}` };
}
