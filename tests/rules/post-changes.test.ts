import {
  collection,
  deleteDoc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, inject, test } from 'vitest';
import {
  deletePost,
  NOW,
  newId,
  newPost,
  postOf,
  recordOf,
  setPost,
  storePost,
  updatePost,
} from './a-post.ts';
import { expectAnswer } from './expect-answer.ts';
import { firestoreOf } from './guarded-services.ts';
import { forEachPerson, NO_ONE, type Person, STAFF } from './people.ts';

const LONG_AGO = Timestamp.fromMillis(0);

/** The id of a record that is there already. */
async function storeRecord(): Promise<string> {
  const id = newId();
  await setDoc(recordOf('admin', id), { at: LONG_AGO });
  return id;
}

const attempts = [
  {
    what: 'create a record',
    may: STAFF,
    attempt: async (who: Person) => setDoc(recordOf(who, newId()), NOW),
  },
  {
    what: 'renew a record',
    may: STAFF,
    attempt: async (who: Person) => setDoc(recordOf(who, await storeRecord()), NOW),
  },
  {
    what: 'delete a record',
    may: NO_ONE,
    attempt: async (who: Person) => deleteDoc(recordOf(who, await storeRecord())),
  },
  {
    what: 'get a record',
    may: NO_ONE,
    attempt: async (who: Person) => getDoc(recordOf(who, await storeRecord())),
  },
  {
    what: 'list records',
    may: NO_ONE,
    attempt: async (who: Person) => getDocs(collection(firestoreOf(who), 'postChanges')),
  },
];

test.each(forEachPerson(attempts, inject('guarded').firestore))(
  'ADD-06 $who, $what: $answer',
  async ({ who, attempt, answer }) => {
    await expectAnswer(attempt(who), answer);
  },
);

test.each([
  { why: 'of long ago', record: { at: LONG_AGO } },
  { why: 'of the own clock', record: { at: Timestamp.now() } },
  { why: 'of no time', record: { at: 'now' } },
  { why: 'with nothing in it', record: {} },
  { why: 'with something else', record: { when: serverTimestamp() } },
  { why: 'with something more', record: { ...NOW, by: 'staff' } },
])('a record $why is refused', async ({ record }) => {
  await expectAnswer(setDoc(recordOf('staff', newId()), record), 'refused');
  await expectAnswer(setDoc(recordOf('staff', await storeRecord()), record), 'refused');
});

test('a record keeps nothing beside the time', async () => {
  const id = newId();
  await setDoc(recordOf('admin', id), { at: LONG_AGO, generation: '1' });
  await expectAnswer(updateDoc(recordOf('staff', id), NOW), 'refused');
});

describe('a post without its change record is refused', () => {
  const begin = () => writeBatch(firestoreOf('staff'));
  /** A batch that the write of a post goes into. */
  type Along = (id: string) => WriteBatch | Promise<WriteBatch>;
  const writes = {
    create: async (along: Along) => {
      const id = newId();
      await (await along(id)).set(postOf('staff', id), newPost(id)).commit();
    },
    update: async (along: Along) => {
      const id = await storePost();
      await (await along(id)).update(postOf('staff', id), { title: 'Another' }).commit();
    },
    delete: async (along: Along) => {
      const id = await storePost();
      await (await along(id)).delete(postOf('staff', id)).commit();
    },
  };

  describe.each(Object.entries(writes))('%s', (_, write) => {
    test('with it', async () => {
      await expectAnswer(
        write((id) => begin().set(recordOf('staff', id), NOW)),
        'allowed',
      );
    });

    test('without one', async () => {
      await expectAnswer(write(begin), 'refused');
    });

    test('with the one of another post', async () => {
      await expectAnswer(
        write(() => begin().set(recordOf('staff', newId()), NOW)),
        'refused',
      );
    });

    test('with one of long ago', async () => {
      const withOld = async (id: string) => {
        await setDoc(recordOf('admin', id), { at: LONG_AGO });
        return begin();
      };
      await expectAnswer(write(withOld), 'refused');
    });
  });
});

test('the record has the time of the write, to the microsecond', async () => {
  const id = newId();
  await setPost('staff', id, newPost(id));
  const created = (await getDoc(postOf('admin', id))).get('date') as Timestamp;
  const at = async () => (await getDoc(recordOf('admin', id))).get('at') as Timestamp;
  expect((await at()).isEqual(created)).toBe(true);
  await updatePost('staff', id, { title: 'Another' });
  const updated = await at();
  expect(updated.valueOf() > created.valueOf()).toBe(true);
  await deletePost('staff', id);
  expect((await at()).valueOf() > updated.valueOf()).toBe(true);
});
