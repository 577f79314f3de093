import {
  collection,
  deleteDoc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { expectOutcome, testEachPerson } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { EDITORS, type Person, STAFF, WRITERS } from './people.ts';
import {
  addressDocument,
  deletePost,
  newEntry,
  newId,
  newPost,
  postOf,
  record,
  setPost,
  storePost,
  updatePost,
} from './post-fixtures.ts';

/** Creates a post as staff, with the document of its address. */
async function createPost(): Promise<string> {
  const id = newId();
  await setPost('staff', id, newPost(id));
  return id;
}

/** Moves a post to another address, with what the batch adds. */
async function move(id: string, slug: string, add: (batch: WriteBatch) => void): Promise<void> {
  const batch = writeBatch(firestoreOf('staff')).update(postOf('staff', id), { slug });
  record(batch, 'staff', id, newEntry('staff', id, 'changed'));
  add(batch);
  await batch.commit();
}

const address = (slug: string) => addressDocument('staff', slug);
const ownerOf = async (slug: string) => (await getDoc(addressDocument('admin', slug))).get('post');

test('STAFF-04 a post moves and comes back, and all its addresses stay its own', async () => {
  for (const id of [await createPost(), await storePost()]) {
    const other = newId();
    await expectOutcome(updatePost('staff', id, { slug: other }), 'allowed');
    expect([await ownerOf(id), await ownerOf(other)]).toEqual([id, id]);
    await expectOutcome(updatePost('staff', id, { slug: id }), 'allowed');
    await deletePost('staff', id);
    expect(await ownerOf(other)).toBe(id);
  }
});

test('STAFF-04 no post is created or moved without the documents of its addresses', async () => {
  const id = newId();
  const create = writeBatch(firestoreOf('staff')).set(postOf('staff', id), newPost(id));
  record(create, 'staff', id, newEntry('staff', id, 'created'));
  await expectOutcome(create.commit(), 'refused');
  const ofAnother = await storePost();
  const [free, old] = [newId(), ofAnother];
  const adds: Record<string, (batch: WriteBatch) => void> = {
    'no documents': () => {},
    'only the old one': (batch) => batch.set(address(old), { post: old }),
    'only the new one': (batch) => batch.set(address(free), { post: old }),
    'the new one with more in it': (batch) =>
      batch.set(address(old), { post: old }).set(address(free), { post: old, to: '/' }),
  };
  for (const add of Object.values(adds)) await expectOutcome(move(old, free, add), 'refused');
});

test('STAFF-04 no post takes over the address of another, a former one or a deleted one, or a redirect', async () => {
  const [mine, theirs, withoutDocument, moved] = [
    await createPost(),
    await createPost(),
    await storePost(),
    await createPost(),
  ];
  const former = newId();
  await updatePost('staff', moved, { slug: former });
  await updatePost('staff', moved, { slug: newId() });
  const redirect = newId();
  await setDoc(address(redirect), { to: '/contact' });
  const deleted = newId();
  await updatePost('staff', theirs, { slug: deleted });
  await deletePost('staff', theirs);
  for (const slug of [theirs, withoutDocument, former, redirect, deleted]) {
    await expectOutcome(updatePost('staff', mine, { slug }), 'refused');
  }
  await expectOutcome(setPost('staff', former, newPost(former)), 'refused');
});

test('STAFF-04 an address is given to no post that does not have it, and never to another', async () => {
  const [id, theirs] = [await createPost(), await createPost()];
  await expectOutcome(setDoc(address(newId()), { post: id }), 'refused');
  await expectOutcome(setDoc(address(newId()), { post: newId() }), 'refused');
  await expectOutcome(setDoc(address(theirs), { post: id }), 'refused');
  await expectOutcome(updateDoc(address(id), { post: theirs }), 'refused');
  await expectOutcome(setDoc(address(id), { to: '/contact' }), 'refused');
  await expectOutcome(deleteDoc(address(id)), 'refused');
});

test.each(['/', '/contact', '/blog/another', '/document/docs_pdf/privacy_policy.pdf'])(
  'STAFF-04 a redirect leads to %s',
  async (to) => {
    await expectOutcome(setDoc(address(newId()), { to }), 'allowed');
  },
);

test.each([
  '',
  'contact',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/blog/./a',
  '/blog/../a',
  '/a b',
  '/%62log/a',
  `/${'a'.repeat(300)}`,
  7,
])('STAFF-04 a redirect does not lead to %j', async (to) => {
  await expectOutcome(setDoc(address(newId()), { to }), 'refused');
});

const stored = await createPost();

/** Stores a redirect, bypassing the rules. Returns its address. */
async function storeRedirect(): Promise<string> {
  const from = newId();
  await setDoc(addressDocument('admin', from), { to: '/contact' });
  return from;
}

const [add, remove] = [
  (who: Person) => setDoc(addressDocument(who, newId()), { to: '/contact' }),
  async (who: Person) => deleteDoc(addressDocument(who, await storeRedirect())),
];

testEachPerson('STAFF-04', [
  ['read an address', STAFF, (who) => getDoc(addressDocument(who, stored))],
  [
    'list the addresses of a post',
    STAFF,
    (who) => getDocs(query(collection(firestoreOf(who), 'addresses'), where('post', '==', stored))),
  ],
  ['add a redirect', STAFF, add],
  ['remove a redirect', STAFF, remove],
]);

test.each([...EDITORS, ...WRITERS])(
  'STAFF-04 STAFF-09 editors keep the redirects, writers do not: %s',
  async (who) => {
    const outcome = EDITORS.includes(who) ? 'allowed' : 'refused';
    for (const act of [add, remove]) await expectOutcome(act(who), outcome);
  },
);
