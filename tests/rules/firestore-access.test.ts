import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { type Attempt, expectOutcome, testEachPerson } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { NO_ONE, type Person, STAFF, uidOf, WRITERS } from './people.ts';
import {
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

const published = await storePost();
const unsaid = await storePost({ published: undefined });
const draft = await storePost({ published: false });
/** `published` is neither true nor false: hidden, like a draft. */
const unclear = await Promise.all([null, 'yes', 1].map((published) => storePost({ published })));

const posts = (as: Firestore) => collection(as, 'posts');
const isPublished = where('published', '==', true);

type Read = readonly [what: string, may: readonly Person[], read: (as: Firestore) => Promise<unknown>];

const reads: readonly Read[] = [
  ...[published, unsaid, draft, ...unclear, newId()].map(
    (id, index): Read => [`get post ${index}`, STAFF, (as) => getDoc(doc(posts(as), id))],
  ),
  ['list published posts', STAFF, (as) => getDocs(query(posts(as), isPublished))],
  [
    'list the published post of an address',
    STAFF,
    (as) => getDocs(query(posts(as), isPublished, where('slug', '==', published), limit(1))),
  ],
  ['list all posts', STAFF, (as) => getDocs(posts(as))],
  ['list drafts', STAFF, (as) => getDocs(query(posts(as), where('published', '==', false)))],
  [
    'list posts that are not drafts',
    STAFF,
    (as) => getDocs(query(posts(as), where('published', '!=', false))),
  ],
  ['count all posts', STAFF, (as) => getCount(posts(as))],
  ['list the titles of all posts', STAFF, (as) => getDocs(collection(as, 'titles'))],
  ['list the sums of a day', STAFF, (as) => getDocs(collection(as, 'sums'))],
  [
    'list posts of all collections',
    NO_ONE,
    (as) => getDocs(query(collectionGroup(as, 'posts'), isPublished)),
  ],
];

testEachPerson(
  'DAY-03 SAFE-03',
  reads.map(([what, may, read]) => [what, may, (who) => read(firestoreOf(who))]),
);

test('staff list drafts and published posts', async () => {
  const { docs } = await getDocs(posts(firestoreOf('staff')));
  expect(docs.map(({ id }) => id)).toEqual(expect.arrayContaining([published, unsaid, draft, ...unclear]));
});

/** Each kind of write, on posts that are valid except for their author. */
const writes = [true, false].flatMap((published): Attempt[] => {
  const kind = published ? 'a published post' : 'a draft';
  const own = (who: Person) => ({ authorId: uidOf(who), published });
  const create = (who: Person, id: string) => setPost(who, id, newPost(id, own(who)));
  return [
    [`create ${kind}`, STAFF, (who) => create(who, newId())],
    [
      `update their own ${kind}`,
      STAFF,
      async (who) => updatePost(who, await storePost(own(who)), { title: 'Another' }),
    ],
    [`delete their own ${kind}`, STAFF, async (who) => deletePost(who, await storePost(own(who)))],
  ];
});

testEachPerson('ADD-06', writes);

test('ADD-06 a batch does nothing when one of its writes is refused', async () => {
  const [created, removed] = [newId(), await storePost()];
  const batch = writeBatch(firestoreOf('staff'));
  batch.set(postOf('staff', created), newPost(created)).delete(postOf('staff', removed));
  record(batch, 'staff', created, newEntry('staff', created, 'created'));
  record(batch, 'staff', removed, newEntry('staff', removed, 'deleted'));
  batch.set(doc(firestoreOf('staff'), 'limits', newId()), newPost(created));
  await expectOutcome(batch.commit(), 'refused');
  const posts = await Promise.all([created, removed].map((id) => getDoc(postOf('admin', id))));
  expect(posts.map((post) => post.exists())).toEqual([false, true]);
});

const inside = newId();

/** Would be allowed for posts: the documents are published posts by the caller. */
const accesses: Readonly<Record<string, (who: Person, path: string) => Promise<unknown>>> = {
  get: (who, path) => getDoc(doc(firestoreOf(who), path, inside)),
  list: (who, path) => getDocs(query(collection(firestoreOf(who), path), where('published', '==', true))),
  create: (who, path) => {
    const created = newId();
    return setDoc(doc(firestoreOf(who), path, created), newPost(created, { authorId: uidOf(who) }));
  },
  update: (who, path) => updateDoc(doc(firestoreOf(who), path, inside), { title: 'Another' }),
  delete: (who, path) => deleteDoc(doc(firestoreOf(who), path, inside)),
};

// Only for functions, or closed to all.
const closed = ['outbox', 'limits', 'anything', `posts/${inside}/comments`, `outbox/${inside}/posts`];
await Promise.all(closed.map((path) => setDoc(doc(firestoreOf('admin'), path, inside), newPost(inside))));

testEachPerson('SAFE-03', [
  ...['titles', 'sums'].map(
    (path): Attempt => [
      `write ${path}`,
      NO_ONE,
      (who) => setDoc(doc(firestoreOf(who), path, '0'), { [path]: '[]' }),
    ],
  ),
  ...closed.flatMap((path) =>
    Object.entries(accesses).map(
      ([method, access]): Attempt => [`${method} in ${path}`, NO_ONE, (who) => access(who, path)],
    ),
  ),
]);

test.each(WRITERS)('LEAD-06 %s do not read the sums of a day', async (who) => {
  await expectOutcome(getDocs(collection(firestoreOf(who), 'sums')), 'refused');
});
