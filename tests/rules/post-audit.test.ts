import {
  collection,
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
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { expectOutcome, testEachPerson } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { NO_ONE, OWNERS, type Person } from './people.ts';
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

const audit = (who: Person) => collection(firestoreOf(who), 'audit');

/** What the trail says of a post, oldest first. */
async function trailOf(id: string): Promise<unknown[]> {
  const { docs } = await getDocs(query(audit('admin'), orderBy('at')));
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

type Entry = Record<string, unknown>;

/** Invalid entries that a member of staff tries to store. */
const evasions: readonly { what: string; act: (batch: WriteBatch, id: string, entry: Entry) => void }[] = [
  { what: 'without an entry', act: () => {} },
  ...Object.entries({
    'of another person': { uid: 'staff-6' },
    'with the address of another person': { who: 'staff-6@example.org' },
    'of another time': { at: Timestamp.fromDate(new Date('2025-11-04T09:00:00Z')) },
    'of something else': { what: 'changed' },
    'of another post': { which: 'another' },
    'with more in it': { note: 'Nothing to see' },
  }).map(([what, wrong]) => ({
    what: `with an entry ${what}`,
    act: (batch: WriteBatch, id: string, entry: Entry) => record(batch, 'staff', id, { ...entry, ...wrong }),
  })),
  {
    what: 'with an entry that nothing leads to',
    act: (batch, _, entry) => batch.set(doc(audit('staff')), entry),
  },
];

test.each(evasions)('DAY-04 no post is deleted $what', async ({ act }) => {
  const id = await storePost();
  const batch = writeBatch(firestoreOf('staff')).delete(postOf('staff', id));
  act(batch, id, newEntry('staff', id, 'deleted'));
  await expectOutcome(batch.commit(), 'refused');
  expect((await getDoc(postOf('admin', id))).exists()).toBe(true);
});

test('DAY-04 a change does not count with the entry of an earlier one', async () => {
  const id = await storePost();
  await updatePost('staff', id, { title: 'Another' });
  const again = writeBatch(firestoreOf('staff')).update(postOf('staff', id), { title: 'In secret' });
  await expectOutcome(again.commit(), 'refused');
});

const old = doc(audit('admin'));
await setDoc(old, newEntry('staff', 'a-post', 'created'));

testEachPerson('DAY-04', [
  ['read an entry', OWNERS, (who) => getDoc(doc(audit(who), old.id))],
  ['list the newest entries', OWNERS, (who) => getDocs(query(audit(who), orderBy('at', 'desc'), limit(20)))],
  ['change an entry', NO_ONE, (who) => updateDoc(doc(audit(who), old.id), { what: 'x' })],
  ['delete an entry', NO_ONE, (who) => deleteDoc(doc(audit(who), old.id))],
]);
