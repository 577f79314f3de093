import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { type Attempt, testEachPerson } from './expect-outcome.ts';
import { storageOf } from './guarded-services.ts';
import { ANYONE, NO_ONE, OWNERS, type Person, STAFF } from './people.ts';
import { FEW_BYTES, newFile, PNG, storeFile } from './picture-fixtures.ts';

/** To replace the bytes of a file is to create it, for the rules. */
type Kind = 'get' | 'list' | 'create' | 'write' | 'delete';

const attempts: readonly [what: string, kind: Kind, make: (file: StorageReference) => Promise<unknown>][] = [
  ['fetch a file', 'get', getBytes],
  ['read the metadata', 'get', getMetadata],
  ['get a download link', 'get', getDownloadURL],
  ['list the folder of a file', 'list', (file) => listAll(file.parent ?? file.root)],
  ['upload a new file', 'create', (file) => uploadBytes(file, FEW_BYTES, PNG)],
  ['replace a file', 'create', (file) => uploadBytes(file, FEW_BYTES, PNG)],
  ['change the metadata', 'write', (file) => updateMetadata(file, { contentType: 'image/webp' })],
  ['delete a file', 'delete', deleteObject],
];

/** Each attempt in a folder; no one may make those that `may` does not name. What no attempt changes is stored once. */
function attemptsIn(folder: string, may: Partial<Readonly<Record<Kind, readonly Person[]>>>): Attempt[] {
  let kept: Promise<StorageReference> | undefined;
  const file = async (who: Person, what: string, kind: Kind) => {
    if (what.includes('new')) return newFile(who, folder);
    if (may[kind] && kind !== 'get' && kind !== 'list') return storeFile(who, folder);
    kept ??= storeFile('admin', folder);
    return ref(storageOf(who), (await kept).fullPath);
  };
  return attempts.map(([what, kind, make]) => [
    `${what} in ${folder || 'the root'}`,
    may[kind] ?? NO_ONE,
    async (who) => make(await file(who, what, kind)),
  ]);
}

const PRIVATE = {};
const PUBLIC = { get: ANYONE };

testEachPerson('STAFF-02', [
  ...attemptsIn('uploads/', { get: NO_ONE, create: STAFF }),
  ...attemptsIn('pictures/a/b/', PUBLIC),
]);
testEachPerson(
  'DOC-01',
  ['docs_pdf/', 'docs_pdf/deep/'].flatMap((folder) => attemptsIn(folder, PUBLIC)),
);
// Files other than PDFs, which are in documents.test.ts.
testEachPerson('RES-07', attemptsIn('resources/', { get: OWNERS, list: OWNERS, delete: OWNERS }));
testEachPerson('STAFF-08', [
  ...attemptsIn('resources/deep/', PRIVATE),
  ...attemptsIn('thumbnails/', { get: ANYONE, create: OWNERS, delete: OWNERS }),
]);
testEachPerson('ADD-06', [
  ...attemptsIn('posts/', PUBLIC),
  ...['posts/deep/', 'index/', 'anything/', ''].flatMap((folder) => attemptsIn(folder, PRIVATE)),
]);
