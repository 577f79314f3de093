import {
  deleteDoc,
  getDoc,
  limit,
  orderBy,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { expectOutcome, testEachCase, testEachPerson } from './expect-outcome.ts';
import { documentOf, list } from './guarded-services.ts';
import { emailOf, NO_ONE, OWNERS, type Person, STAFF } from './people.ts';
import {
  autoId,
  type Changes,
  deletePost,
  fieldsOf,
  inHours,
  newEntry,
  newId,
  newPost,
  type Records,
  setPost,
  storePost,
  updatePost,
} from './post-fixtures.ts';

/** What the audit trail says of a post, the oldest entry first. */
async function trailOf(id: string): Promise<unknown[]> {
  const { docs } = await list('admin', 'audit', orderBy('at'));
  return docs.filter((entry) => entry.get('which') === id).map((entry) => entry.get('what'));
}

test('DAY-04 each change to a post is in the audit trail', async () => {
  const id = newId();
  await setPost('staff', id, newPost(id));
  await updatePost('staff', id, { title: 'Another' });
  await updatePost('staff', id, { published: false });
  await updatePost('staff', id, { title: 'Once more' });
  await updatePost('staff', id, { published: true });
  await deletePost('staff', id);
  expect(await trailOf(id)).toEqual(['created', 'changed', 'unpublished', 'changed', 'published', 'deleted']);
});

/** Changes that forge an entry or a revision. */
const FORGED: Readonly<Record<string, Changes>> = {
  'of another person': { uid: 'a writer' },
  'with the address of another person': { who: emailOf('a writer') },
  'of another time': { at: Timestamp.fromMillis(0) },
  'with more in it': { note: 'Nothing to see' },
};

const changed = await storePost();
const recordChange = (who: Person, wrong: Changes = {}) =>
  setDoc(documentOf(who, 'audit', autoId()), { ...newEntry(who, changed, 'changed'), ...wrong });

testEachCase('DAY-04 no entry is stored %s', 'refused', FORGED, (wrong) => recordChange('staff', wrong));

testEachCase(
  'DAY-04 no entry says of a post that never existed that it was %s',
  'refused',
  { created: 'created', changed: 'changed', deleted: 'deleted' },
  (what) => setDoc(documentOf('staff', 'audit', autoId()), newEntry('staff', newId(), what)),
);

testEachCase<Records>(
  'DAY-04 no post is changed with an entry %s',
  'refused',
  {
    'of another act': { entry: { what: 'published' } },
    'of another post': { entry: { which: await storePost() } },
    'that is missing': { entry: null },
    'that no reference leads to': { lastEntry: null, revision: null },
    'whose reference has more in it': { lastEntry: { note: 'x' } },
  },
  async (records) => updatePost('staff', await storePost(), { published: true }, records),
);

test('DAY-04 no change is made with the entry of an earlier one', async () => {
  const id = await storePost();
  await updatePost('staff', id, { title: 'Another' });
  const none = { entry: null, lastEntry: null, revision: null };
  await expectOutcome(updatePost('staff', id, { published: false }, none), 'refused');
});

/** Adds the revision that a change lacks; a change that only publishes or unpublishes a post may lack one. */
async function addRevision(who: Person, wrong: Changes = {}): Promise<void> {
  const postId = await storePost();
  await updatePost('staff', postId, { published: false }, { revision: null });
  const entry: string = (await getDoc(documentOf('admin', 'lastEntries', postId))).get('entry');
  const { viewsCount: _, likesCount: __, ...post } = (await fieldsOf(postId)) ?? {};
  const revision = { postId, at: serverTimestamp(), uid: who, who: emailOf(who), post, ...wrong };
  await setDoc(documentOf(who, 'revisions', entry), revision);
}

testEachCase('STAFF-03 no revision is stored %s', 'refused', FORGED, (wrong) => addRevision('staff', wrong));

testEachCase<Records>(
  'STAFF-03 no post is changed with a revision %s',
  'refused',
  {
    'that is missing': { revision: null },
    'with another title': { kept: { title: 'Nothing new' } },
    'that lacks the text': { kept: { content: undefined } },
    'that has more than the post': { kept: { excerpt: 'More' } },
    'of another post': { revision: { postId: 'another' } },
    'that says the post was deleted': { revision: { deleted: true } },
  },
  async (records) => updatePost('staff', await storePost(), { title: 'Another' }, records),
);

test('STAFF-03 no post is deleted without a revision of its last state', async () => {
  const id = await storePost();
  await expectOutcome(deletePost('staff', id, { kept: { title: 'Something else' } }), 'refused');
  await expectOutcome(deletePost('staff', id, { revision: null }), 'refused');
  await expectOutcome(deletePost('staff', id), 'allowed');
});

/** Stores and deletes a post of another person. Returns its id, its fields as a draft, and the id of its last revision. */
async function storeDeleted() {
  const id = await storePost({ authorId: 'another' });
  const fields = await fieldsOf(id);
  await deletePost('staff', id);
  const { docs } = await list('admin', 'revisions', where('postId', '==', id));
  return {
    id,
    fields: { ...fields, published: false, viewsCount: 0, likesCount: 0 },
    from: docs[0]?.id ?? '',
  };
}

/** Restores a deleted post, as the site does. */
const restore = (who: Person, id: string, from: string, fields: Changes) =>
  setPost(who, id, fields, { revision: { from } });

test('STAFF-03 a deleted post of another person is restored as a draft, by writers too', async () => {
  const { id, fields, from } = await storeDeleted();
  await expectOutcome(restore('a visitor', id, from, fields), 'refused');
  await expectOutcome(restore('a writer', id, from, fields), 'allowed');
});

testEachCase<Changes>(
  'STAFF-03 a deleted post is not restored %s',
  'refused',
  {
    'as a published one': { published: true },
    'to be published later': { publishAt: inHours(1) },
    'with another text': { content: '<p>Never deleted</p>' },
    'of another author': { authorId: 'a third' },
    'with views it never had': { viewsCount: 9 },
    'with likes it never had': { likesCount: 9 },
    'with a further field': { note: 'x' },
  },
  async (wrong) => {
    const { id, fields, from } = await storeDeleted();
    await restore('staff', id, from, { ...fields, ...wrong });
  },
);

test('STAFF-03 a post is restored neither from the revision of another, nor from one that does not exist', async () => {
  const [first, second] = [await storeDeleted(), await storeDeleted()];
  await expectOutcome(restore('staff', first.id, second.from, first.fields), 'refused');
  await expectOutcome(restore('staff', first.id, newId(), first.fields), 'refused');
});

const recorded = newId();
await setPost('staff', recorded, newPost(recorded));
const [revision] = (await list('admin', 'revisions', where('postId', '==', recorded))).docs;
/** The id of the post's revision, and of its entry in the audit trail. */
const recordId = revision?.id ?? '';
const revisionOf = (who: Person) => documentOf(who, 'revisions', recordId);
const entryOf = (who: Person) => documentOf(who, 'audit', recordId);

test('STAFF-03 a revision is stored only together with a change', async () => {
  const revision = { ...(await getDoc(revisionOf('admin'))).data(), at: serverTimestamp() };
  await expectOutcome(setDoc(documentOf('staff', 'revisions', newId()), revision), 'refused');
});

testEachPerson('STAFF-03', [
  ['add the revision that a change lacks', STAFF, (who) => addRevision(who)],
  ['read a revision', STAFF, (who) => getDoc(revisionOf(who))],
  [
    'list the revisions of a post',
    STAFF,
    (who) => list(who, 'revisions', where('postId', '==', recorded), orderBy('at', 'desc'), limit(10)),
  ],
  ['change a revision', NO_ONE, (who) => updateDoc(revisionOf(who), { who: 'x' })],
  ['delete a revision', NO_ONE, (who) => deleteDoc(revisionOf(who))],
]);

testEachPerson('DAY-04', [
  ['read an entry', OWNERS, (who) => getDoc(entryOf(who))],
  ['record a change', STAFF, (who) => recordChange(who)],
  [
    'refer to an earlier entry',
    NO_ONE,
    (who) => setDoc(documentOf(who, 'lastEntries', recorded), { entry: recordId }),
  ],
  ['list the newest entries', OWNERS, (who) => list(who, 'audit', orderBy('at', 'desc'), limit(20))],
  ['change an entry', NO_ONE, (who) => updateDoc(entryOf(who), { what: 'x' })],
  ['delete an entry', NO_ONE, (who) => deleteDoc(entryOf(who))],
]);
