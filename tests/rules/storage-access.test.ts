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
import { FEW_BYTES, newFile, PNG, storeFile } from './a-picture.ts';
import { expectAnswer } from './expect-answer.ts';
import { ANYONE, forEachPerson, NO_ONE, type Person, STAFF } from './people.ts';

interface Attempt {
  readonly what: string;
  readonly kind: 'get' | 'list' | 'write';
  /** On a file that does not exist yet. */
  readonly isNew?: true;
  readonly make: (file: StorageReference) => Promise<unknown>;
}

const attempts: readonly Attempt[] = [
  { what: 'fetch a file', kind: 'get', make: (file) => getBytes(file) },
  { what: 'read the metadata', kind: 'get', make: getMetadata },
  { what: 'get a download link', kind: 'get', make: getDownloadURL },
  { what: 'list the folder', kind: 'list', make: (file) => listAll(file.parent ?? file.root) },
  { what: 'upload a file', kind: 'write', isNew: true, make: (file) => uploadBytes(file, FEW_BYTES, PNG) },
  { what: 'replace a file', kind: 'write', make: (file) => uploadBytes(file, FEW_BYTES, PNG) },
  {
    what: 'change the metadata',
    kind: 'write',
    make: (file) => updateMetadata(file, { cacheControl: 'max-age=60', contentType: 'image/webp' }),
  },
  { what: 'delete a file', kind: 'write', make: deleteObject },
];

/** Each attempt of each person in a folder; no one lists any. */
function attemptsIn(
  folder: string,
  { get, write }: Record<'get' | 'write', readonly Person[]> = { get: NO_ONE, write: NO_ONE },
) {
  const may = { get, write, list: NO_ONE };
  const rows = attempts.map(({ what, kind, isNew, make }) => ({
    what,
    may: may[kind],
    attempt: async (who: Person) => make(isNew ? newFile(who, folder) : await storeFile(who, folder)),
    folder: folder || 'the root',
  }));
  return forEachPerson(rows, inject('guarded'));
}

const open = { get: ANYONE, write: NO_ONE };

test.each([
  ...attemptsIn('posts/', { get: ANYONE, write: STAFF }),
  ...['docs_pdf/', 'docs_pdf/deep/'].flatMap((folder) => attemptsIn(folder, open)),
  ...['resources/', 'index/', 'posts/deep/', 'anything/', ''].flatMap((folder) => attemptsIn(folder)),
])('$folder: $who, $what: $answer', async ({ who, attempt, answer }) => {
  await expectAnswer(attempt(who), answer);
});
