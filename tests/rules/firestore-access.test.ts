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
import { expect, inject, test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { forEachPerson, NO_ONE, type Person, STAFF, uidOf, WRITERS } from './people.ts';
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

const guarded = inject('guarded');
const published = await storePost();
const unsaid = await storePost({ published: undefined });
const draft = await storePost({ published: false });
/** `published` is neither true nor false: hidden, like a draft. */
const unclear = await Promise.all([null, 'yes', 1].map((published) => storePost({ published })));

const posts = (as: Firestore) => collection(as, 'posts');
const isPublished = where('published', '==', true);
const isDraft = where('published', '==', false);

interface Read {
  readonly what: string;
  readonly may: readonly Person[];
  readonly read: (as: Firestore) => Promise<unknown>;
}

const reads: readonly Read[] = [
  { what: 'get a published post', may: STAFF, read: (as) => getDoc(doc(posts(as), published)) },
  { what: 'get a post without `published`', may: STAFF, read: (as) => getDoc(doc(posts(as), unsaid)) },
  { what: 'get a draft', may: STAFF, read: (as) => getDoc(doc(posts(as), draft)) },
  ...unclear.map((id) => ({
    what: 'get a post that is neither published nor not',
    may: STAFF,
    read: (as: Firestore) => getDoc(doc(posts(as), id)),
  })),
  { what: 'get a post that is not there', may: STAFF, read: (as) => getDoc(doc(posts(as), newId())) },
  { what: 'list published posts', may: STAFF, read: (as) => getDocs(query(posts(as), isPublished)) },
  {
    what: 'list the published post of an address',
    may: STAFF,
    read: (as) => getDocs(query(posts(as), isPublished, where('slug', '==', published), limit(1))),
  },
  { what: 'count published posts', may: STAFF, read: (as) => getCount(query(posts(as), isPublished)) },
  { what: 'list all posts', may: STAFF, read: (as) => getDocs(posts(as)) },
  { what: 'list drafts', may: STAFF, read: (as) => getDocs(query(posts(as), isDraft)) },
  {
    what: 'list posts that are not drafts',
    may: STAFF,
    read: (as) => getDocs(query(posts(as), where('published', '!=', false))),
  },
  {
    what: 'list the post of an address',
    may: STAFF,
    read: (as) => getDocs(query(posts(as), where('slug', '==', published))),
  },
  { what: 'list the titles of all posts', may: STAFF, read: (as) => getDocs(collection(as, 'titles')) },
  { what: 'list the sums of a day', may: STAFF, read: (as) => getDocs(collection(as, 'sums')) },
  { what: 'count all posts', may: STAFF, read: (as) => getCount(posts(as)) },
  {
    what: 'list published posts of all collections with this name',
    may: NO_ONE,
    read: (as) => getDocs(query(collectionGroup(as, 'posts'), isPublished)),
  },
];

test.each(forEachPerson(reads, guarded))(
  'DAY-03 SAFE-03 $who, $what: $outcome',
  async ({ who, read, outcome }) => {
    await expectOutcome(read(firestoreOf(who)), outcome);
  },
);

test('staff list drafts and published posts', async () => {
  const { docs } = await getDocs(posts(firestoreOf('staff')));
  expect(docs.map(({ id }) => id)).toEqual(expect.arrayContaining([published, unsaid, draft, ...unclear]));
});

/** Each kind of write, on posts that are valid except for their author. */
const writes = [true, false].flatMap((isPublic) => {
  const kind = isPublic ? 'a published post' : 'a draft';
  const own = (who: Person) => ({ authorId: uidOf(who), published: isPublic });
  const stored = (who: Person) => storePost(own(who));
  const create = (who: Person, id: string) => setPost(who, id, newPost(id, own(who)));
  return [
    { what: `create ${kind}`, may: STAFF, write: (who: Person) => create(who, newId()) },
    {
      what: `update ${kind} of their own`,
      may: STAFF,
      write: async (who: Person) => updatePost(who, await stored(who), { title: 'Another' }),
    },
    {
      what: `delete ${kind} of their own`,
      may: STAFF,
      write: async (who: Person) => deletePost(who, await stored(who)),
    },
  ];
});

test.each(forEachPerson(writes, guarded))('ADD-06 $who, $what: $outcome', async ({ who, write, outcome }) => {
  await expectOutcome(write(who), outcome);
});

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

const written = ['titles', 'sums'].map((path) => ({ path, may: NO_ONE }));
test.each(forEachPerson(written, guarded))('$who, write $path: $outcome', async ({ who, path, outcome }) => {
  await expectOutcome(setDoc(doc(firestoreOf(who), path, '0'), { [path]: {} }), outcome);
});

test.each(WRITERS)('LEAD-06 %s do not read the sums of a day', async (who) => {
  await expectOutcome(getDocs(collection(firestoreOf(who), 'sums')), 'refused');
});

// For functions alone, or for nobody.
const closed = ['outbox', 'limits', 'anything', `posts/${inside}/comments`, `outbox/${inside}/posts`];
await Promise.all(closed.map((path) => setDoc(doc(firestoreOf('admin'), path, inside), newPost(inside))));
const closedRows = closed.flatMap((path) =>
  Object.entries(accesses).map(([method, access]) => ({
    what: `${method} in ${path}`,
    may: NO_ONE,
    access: (who: Person) => access(who, path),
  })),
);

test.each(forEachPerson(closedRows, guarded))('$who, $what: $outcome', async ({ who, access, outcome }) => {
  await expectOutcome(access(who), outcome);
});
