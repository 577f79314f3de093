import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  type StorageReference,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { inject, test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { ANYONE, forEachPerson, NO_ONE, OWNERS, type Person, STAFF } from './people.ts';
import { FEW_BYTES, newFile, PNG, storeFile } from './picture-fixtures.ts';

interface Attempt {
  readonly what: string;
  /** To replace the bytes of a file is to create it, for the rules. */
  readonly kind: 'get' | 'list' | 'create' | 'write' | 'delete';
  /** On a file that does not exist yet. */
  readonly isNew?: true;
  readonly make: (file: StorageReference) => Promise<unknown>;
}

const attempts: readonly Attempt[] = [
  { what: 'fetch a file', kind: 'get', make: (file) => getBytes(file) },
  { what: 'read the metadata', kind: 'get', make: getMetadata },
  { what: 'get a download link', kind: 'get', make: getDownloadURL },
  { what: 'list the folder of a file', kind: 'list', make: (file) => listAll(file.parent ?? file.root) },
  { what: 'upload a file', kind: 'create', isNew: true, make: (file) => uploadBytes(file, FEW_BYTES, PNG) },
  { what: 'replace a file', kind: 'create', make: (file) => uploadBytes(file, FEW_BYTES, PNG) },
  {
    what: 'change the metadata',
    kind: 'write',
    make: (file) => updateMetadata(file, { cacheControl: 'max-age=60', contentType: 'image/webp' }),
  },
  { what: 'delete a file', kind: 'delete', make: deleteObject },
];

const PRIVATE = { get: NO_ONE, create: NO_ONE };
/** What is written here is no PDF: documents.test.ts has those. */
const OF_OWNERS = { get: OWNERS, list: OWNERS, create: NO_ONE, delete: OWNERS };
const PUBLIC = { get: ANYONE, create: NO_ONE };
const folders = [
  { id: 'STAFF-02', folder: 'uploads/', may: { get: NO_ONE, create: STAFF } },
  { id: 'STAFF-02', folder: 'pictures/a/b/', may: PUBLIC },
  { id: 'ADD-06', folder: 'posts/', may: PUBLIC },
  { id: 'DOC-01', folder: 'docs_pdf/', may: PUBLIC },
  { id: 'DOC-01', folder: 'docs_pdf/deep/', may: PUBLIC },
  { id: 'RES-07', folder: 'resources/', may: OF_OWNERS },
  { id: 'STAFF-08', folder: 'resources/deep/', may: PRIVATE },
  { id: 'STAFF-08', folder: 'thumbnails/', may: { get: ANYONE, create: OWNERS, delete: OWNERS } },
  { id: 'ADD-06', folder: 'posts/deep/', may: PRIVATE },
  { id: 'ADD-06', folder: 'index/', may: PRIVATE },
  { id: 'ADD-06', folder: 'anything/', may: PRIVATE },
  { id: 'ADD-06', folder: '', may: PRIVATE },
];

/** Each attempt in each folder; no one may do what it does not name. */
const rows = folders.flatMap(({ id, folder, may }) =>
  attempts.map(({ what, kind, isNew, make }) => ({
    id,
    what: `${what} in ${folder || 'the root'}`,
    may: { list: NO_ONE, write: NO_ONE, delete: NO_ONE, ...may }[kind],
    attempt: async (who: Person) => make(isNew ? newFile(who, folder) : await storeFile(who, folder)),
  })),
);

test.each(forEachPerson(rows, inject('guarded')))(
  '$id $who, $what: $outcome',
  async ({ who, attempt, outcome }) => {
    await expectOutcome(attempt(who), outcome);
  },
);
