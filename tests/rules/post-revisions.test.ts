import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { expectOutcome, testEachPerson } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { NO_ONE, type Person, STAFF } from './people.ts';
import {
  type Changes,
  deletePost,
  newEntry,
  newId,
  newPost,
  newRevision,
  postOf,
  record,
  setPost,
  storePost,
} from './post-fixtures.ts';

const revisions = (who: Person) => collection(firestoreOf(who), 'revisions');

/** Invalid attempts to change the title to 'Another'. */
const evasions: readonly { what: string; wrong?: Changes; post?: Changes }[] = [
  { what: 'without a revision' },
  { what: 'with one of another title', post: { title: 'Nothing new' } },
  { what: 'with one that lacks the text', post: { content: undefined } },
  { what: 'with one that has more than the post', post: { excerpt: 'More' } },
  { what: 'with one of another person', wrong: { uid: 'staff-6' } },
  { what: 'with the address of another person', wrong: { who: 'staff-6@example.org' } },
  { what: 'with one of another time', wrong: { at: Timestamp.fromDate(new Date('2025-11-04T09:00:00Z')) } },
  { what: 'with one of another post', wrong: { postId: 'another' } },
  { what: 'with one that says the post was deleted', wrong: { deleted: true } },
  { what: 'with more in it', wrong: { note: 'x' } },
];

test.each(evasions)('STAFF-03 no post is changed $what', async ({ what, wrong, post }) => {
  const id = await storePost();
  const before = (await getDoc(postOf('admin', id))).data();
  const batch = writeBatch(firestoreOf('staff')).update(postOf('staff', id), { title: 'Another' });
  const entry = record(batch, 'staff', id, newEntry('staff', id, 'changed'));
  const said = Object.entries({ ...before, title: 'Another', ...post }).filter(
    ([, value]) => value !== undefined,
  );
  const revision = { ...newRevision('staff', id, Object.fromEntries(said)), ...wrong };
  if (what !== 'without a revision') batch.set(doc(revisions('staff'), entry.id), revision);
  await expectOutcome(batch.commit(), 'refused');
});

test('STAFF-03 no post is deleted without a revision of its last state', async () => {
  const id = await storePost();
  const batch = writeBatch(firestoreOf('staff')).delete(postOf('staff', id));
  const entry = record(batch, 'staff', id, newEntry('staff', id, 'deleted'));
  const said = { ...newRevision('staff', id, { title: 'Something else' }), deleted: true };
  batch.set(doc(revisions('staff'), entry.id), said);
  await expectOutcome(batch.commit(), 'refused');
  await expectOutcome(deletePost('staff', id), 'allowed');
});

test('STAFF-03 a revision is stored only together with a change', async () => {
  const id = await storePost();
  const fields = (await getDoc(postOf('admin', id))).data() ?? {};
  const alone = setDoc(doc(revisions('staff')), newRevision('staff', id, fields));
  await expectOutcome(alone, 'refused');
});

/** Deletes another person's post, which nobody could create, and returns its id, fields and last revision's id. */
async function deleted(who: Person = 'staff') {
  const id = await storePost({ authorId: 'another' });
  const fields = (await getDoc(postOf('admin', id))).data() ?? {};
  await deletePost(who, id);
  const { docs } = await getDocs(query(revisions('admin'), where('postId', '==', id)));
  return { id, fields, from: docs[0]?.id ?? '' };
}

/** Restores a deleted post, as the site does. */
function restore(who: Person, id: string, from: string, fields: Changes): Promise<void> {
  const batch = writeBatch(firestoreOf(who));
  batch.set(postOf(who, id), fields);
  const entry: DocumentReference = record(batch, who, id, newEntry(who, id, 'created'));
  batch.set(doc(revisions(who), entry.id), { ...newRevision(who, id, fields), from });
  return batch.commit();
}

const draft = { published: false, viewsCount: 0, likesCount: 0 };

test('STAFF-03 a deleted post of another person is restored as a draft, by writers too', async () => {
  const { id, fields, from } = await deleted();
  await expectOutcome(restore('a visitor', id, from, { ...fields, ...draft }), 'refused');
  await expectOutcome(restore('a writer', id, from, { ...fields, ...draft }), 'allowed');
});

test.each([
  ['published', { published: true }],
  ['to be published later', { publishAt: Timestamp.fromMillis(Date.now() + 3_600_000) }],
  ['with another text', { content: '<p>Never deleted</p>' }],
  ['of another author', { authorId: 'a third' }],
  ['with readers it never had', { viewsCount: 9 }],
  ['with other fields', { note: 'x' }],
] as const)('STAFF-03 a deleted post is not restored %s', async (_, wrong) => {
  const { id, fields, from } = await deleted();
  await expectOutcome(restore('staff', id, from, { ...fields, ...draft, ...wrong }), 'refused');
});

test('STAFF-03 a post is not restored from another one, nor from one that was saved', async () => {
  const one = await deleted();
  const other = await deleted();
  const fields = { ...one.fields, ...draft };
  await expectOutcome(restore('staff', one.id, other.from, fields), 'refused');
  await expectOutcome(restore('staff', one.id, newId(), fields), 'refused');
});

const kept = newId();
await setPost('staff', kept, newPost(kept));
const [first] = (await getDocs(query(revisions('admin'), where('postId', '==', kept)))).docs;
const revisionOf = (who: Person) => doc(revisions(who), first?.id ?? '');
const ofPost = where('postId', '==', kept);

testEachPerson('STAFF-03', [
  ['read a revision', STAFF, (who) => getDoc(revisionOf(who))],
  [
    'list the revisions of a post',
    STAFF,
    (who) => getDocs(query(revisions(who), ofPost, orderBy('at', 'desc'), limit(10))),
  ],
  ['change a revision', NO_ONE, (who) => updateDoc(revisionOf(who), { who: 'x' })],
  ['delete a revision', NO_ONE, (who) => deleteDoc(revisionOf(who))],
]);
