import type { Authorize as AuthorizeDocument } from '../firestore/policy.ts';
import { isAdmin as isFirestoreAdmin, permissionDenied as refuseDocument } from '../firestore/policy.ts';
import { permissionDenied as refuseObject } from '../storage/errors.ts';
import type { Authorize as AuthorizeObject } from '../storage/policy.ts';
import { isAdmin as isStorageAdmin } from '../storage/policy.ts';

/** What firestore.rules say: posts are read by everybody; outbox and limits by nobody but functions. */
export const documentPolicy: AuthorizeDocument = ({ headers, method, documentPath }) => {
  const isRead = method === 'get' || method === 'list';
  const isPublic = isRead && documentPath.split('/')[0] === 'posts';
  if (!isPublic && !isFirestoreAdmin(headers)) throw refuseDocument();
};

/** What storage.rules say: pictures of posts and public documents can be fetched; bytes of resources by nobody. */
export const objectPolicy: AuthorizeObject = ({ headers, method, path }) => {
  const isPublic = method === 'get' && ['posts', 'docs_pdf'].includes(path.split('/')[0] ?? '');
  if (!isPublic && !isStorageAdmin(headers)) throw refuseObject();
};
