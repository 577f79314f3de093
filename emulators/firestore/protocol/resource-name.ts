import { invalidArgument } from '../../api-error.ts';

/** How many segments the root of a database's documents has: `projects/P/databases/D/documents`. */
const ROOT_SEGMENTS = 5;
const MAX_ID_BYTES = 1500;

/**
 * Returns the name of the root, a collection or a document, `projects/P/databases/D/documents/…`, if its ids are valid
 * (https://firebase.google.com/docs/firestore/quotas#limits). Throws INVALID_ARGUMENT otherwise.
 */
export function assertName(name: string): string {
  if (!/^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/|$)/.test(name))
    throw invalidArgument(`Invalid resource name "${name}"`);
  for (const id of name.split('/').slice(ROOT_SEGMENTS)) assertId(id, name);
  return name;
}

function assertId(id: string, name: string): void {
  const isReserved = id === '.' || id === '..' || /^__.*__$/s.test(id);
  if (id === '' || isReserved || !id.isWellFormed()) {
    throw invalidArgument(`Resource id "${id}" is invalid or reserved in "${name.slice(0, 200)}"`);
  }
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument(`Resource id is longer than ${MAX_ID_BYTES} bytes`);
  }
}

/** Returns the name if it is a document's. Throws INVALID_ARGUMENT otherwise. */
export function assertDocumentName(name: string): string {
  if (!isDocument(assertName(name))) throw invalidArgument(`"${name}" does not name a document`);
  return name;
}

/** Whether a name is a document's: below the root, collections and their documents alternate. */
export function isDocument(name: string): boolean {
  const { length } = name.split('/');
  return length > ROOT_SEGMENTS && (length - ROOT_SEGMENTS) % 2 === 0;
}

/** The root of a name: its `projects/P/databases/D/documents`. */
export function rootOf(name: string): string {
  return name.split('/', ROOT_SEGMENTS).join('/');
}

/** The path below the root, such as `posts/first`; empty for the root. */
export function relativePath(name: string): string {
  return name.split('/').slice(ROOT_SEGMENTS).join('/');
}

/** Splits the name of a document or collection into its parent and its id. */
export function splitName(name: string): { parent: string; id: string } {
  const slash = name.lastIndexOf('/');
  return { parent: name.slice(0, slash), id: name.slice(slash + 1) };
}
