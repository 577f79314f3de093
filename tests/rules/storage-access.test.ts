import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { test } from 'vitest';
import { DOCUMENT_MAX_SIZE } from '#domain/downloads/document-names.ts';
import { PICTURE_MAX_SIZE, PICTURE_TYPES } from '#domain/html/picture.ts';
import { type Attempt, expectOutcome, testEachPerson } from './expect-outcome.ts';
import { storageOf } from './guarded-services.ts';
import { ANYONE, NO_ONE, OWNER, OWNERS, type Person, STAFF } from './people.ts';
import { newId } from './post-fixtures.ts';

/** What a rule allows. Replacing a file counts as creating it. */
type Kind = 'get' | 'list' | 'create' | 'update' | 'delete';

const isPdf = ({ name }: StorageReference) => name.endsWith('.pdf');

/** Uploads 100 bytes of any content: rules know only the size and the declared type. */
const upload = (file: StorageReference) =>
  uploadBytes(file, new Uint8Array(100), { contentType: isPdf(file) ? 'application/pdf' : 'image/png' });

const attempts: readonly [what: string, kind: Kind, make: (file: StorageReference) => Promise<unknown>][] = [
  ['fetch a file', 'get', getBytes],
  ['read the metadata', 'get', getMetadata],
  ['list the folder of a file', 'list', (file) => listAll(file.parent ?? file.root)],
  ['upload a new file', 'create', upload],
  ['replace a file', 'create', upload],
  ['change the metadata', 'update', (file) => updateMetadata(file, { customMetadata: { featuredAt: '1' } })],
  ['delete a file', 'delete', deleteObject],
];

/** Each attempt in a folder; no one may make those that `may` omits. Attempts that leave the file as it is share one. */
function attemptsIn(
  folder: string,
  may: Partial<Readonly<Record<Kind, readonly Person[]>>>,
  extension = 'png',
): Attempt[] {
  const newName = () => `${folder}${newId()}.${extension}`;
  const stored = async () => (await upload(ref(storageOf('admin'), newName()))).ref.fullPath;
  let shared: Promise<string> | undefined;
  const nameFor = (what: string, kind: Kind) => {
    if (what === 'upload a new file') return newName();
    if (may[kind] && kind !== 'get' && kind !== 'list') return stored();
    shared ??= stored();
    return shared;
  };
  return attempts.map(([what, kind, make]) => [
    `${what} in ${folder || 'the root'}`,
    may[kind] ?? NO_ONE,
    async (who) => make(ref(storageOf(who), await nameFor(what, kind))),
  ]);
}

const PRIVATE = {};
const PUBLIC = { get: ANYONE };
const ONLY_OWNERS = { get: OWNERS, list: OWNERS, create: OWNERS, update: OWNERS, delete: OWNERS };

testEachPerson('STAFF-02', [
  ...attemptsIn('uploads/', { create: STAFF }),
  ...attemptsIn('pictures/a/b/', PUBLIC),
]);
testEachPerson('DOC-01', [...attemptsIn('docs_pdf/', PUBLIC), ...attemptsIn('docs_pdf/deep/', PUBLIC)]);
testEachPerson('RES-07 STAFF-08', attemptsIn('resources/', ONLY_OWNERS, 'pdf'));
testEachPerson('STAFF-08', [
  ...attemptsIn('resources/deep/', PRIVATE, 'pdf'),
  ...attemptsIn('thumbnails/', { get: ANYONE, create: OWNERS, delete: OWNERS }),
]);
testEachPerson('ADD-06', [
  ...attemptsIn('posts/', PUBLIC),
  ...['posts/deep/', 'anything/', ''].flatMap((folder) => attemptsIn(folder, PRIVATE)),
]);

const OTHER_TYPES = [
  ...['image/svg+xml', 'image/gif', 'text/html', 'application/pdf', 'image/png; charset=x'],
  ...['image/png,text/html', 'IMAGE/PNG', 'image/', undefined],
];
const THUMBNAIL_MAX_SIZE = 1024 * 1024; // as in storage.rules

interface Upload {
  readonly id: string;
  readonly name: string;
  readonly type: string | undefined;
  readonly size: number;
}
const picture = { id: 'STAFF-02', name: 'uploads/a.png', type: 'image/png', size: 100 };
const thumbnail = { id: 'STAFF-08', name: 'thumbnails/a.png', type: 'image/png', size: 100 };
const pdf = { id: 'STAFF-08', name: 'resources/a.pdf', type: 'application/pdf', size: 100 };

const allowed: readonly Upload[] = [
  ...PICTURE_TYPES.map((type) => ({ ...picture, type })),
  { ...picture, size: PICTURE_MAX_SIZE },
  { ...thumbnail, size: THUMBNAIL_MAX_SIZE },
];
const refused: readonly Upload[] = [
  ...OTHER_TYPES.map((type) => ({ ...picture, type })),
  { ...picture, size: PICTURE_MAX_SIZE + 1 },
  { ...thumbnail, type: 'application/pdf' },
  { ...thumbnail, size: THUMBNAIL_MAX_SIZE + 1 },
  { ...pdf, type: 'text/html' },
  { ...pdf, name: 'resources/a.html' },
  { ...pdf, size: DOCUMENT_MAX_SIZE + 1 },
];

/** Uploads a file with a new name as an owner. */
function uploadAsOwner({ name, type, size }: Upload): Promise<unknown> {
  const file = ref(storageOf(OWNER), name.replace('a.', `${newId()}.`));
  return uploadBytes(file, new Uint8Array(size), type ? { contentType: type } : {});
}

test.each(allowed)('$id an owner uploads $name of type $type and $size bytes', async (file) => {
  await expectOutcome(uploadAsOwner(file), 'allowed');
});
test.each(refused)('$id no owner uploads $name of type $type and $size bytes', async (file) => {
  await expectOutcome(uploadAsOwner(file), 'refused');
});
