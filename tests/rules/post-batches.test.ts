import { doc, getDoc, runTransaction, writeBatch } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import type { Person } from './people.ts';
import { deletePost, newId, newPost, postOf, storePost } from './post-fixtures.ts';

/** Creates a post if its address is free. Returns whether it was. */
function createIfFree(who: Person, id: string): Promise<boolean> {
  return runTransaction(firestoreOf(who), async (transaction) => {
    const post = postOf(who, id);
    if ((await transaction.get(post)).exists()) return false;
    transaction.set(post, newPost(id));
    return true;
  });
}

async function exists(id: string): Promise<boolean> {
  return (await getDoc(postOf('admin', id))).exists();
}

test('ADD-06 staff check whether an address is free and take it in one transaction', async () => {
  const id = newId();
  expect(await createIfFree('staff', id)).toBe(true);
  expect(await createIfFree('staff', id)).toBe(false);
});

test('ADD-06 a visitor cannot check whether an address is free', async () => {
  const id = newId();
  await expectOutcome(createIfFree('a visitor', id), 'refused');
  expect(await exists(id)).toBe(false);
});

test('ADD-06 a batch of allowed writes is committed as a whole', async () => {
  const [created, removed] = [newId(), await storePost()];
  const batch = writeBatch(firestoreOf('staff'));
  batch.set(postOf('staff', created), newPost(created)).delete(postOf('staff', removed));
  await expectOutcome(batch.commit(), 'allowed');
  expect([await exists(created), await exists(removed)]).toEqual([true, false]);
});

test.each(['before', 'after'])(
  'ADD-06 a batch does nothing when one write %s the others is refused',
  async (place) => {
    const [created, changed, removed] = [newId(), await storePost(), await storePost()];
    const batch = writeBatch(firestoreOf('staff'));
    const forbidden = doc(firestoreOf('staff'), 'limits', newId());
    if (place === 'before') batch.set(forbidden, newPost(created));
    batch.set(postOf('staff', created), newPost(created));
    batch.update(postOf('staff', changed), { title: 'Another' });
    batch.delete(postOf('staff', removed));
    if (place === 'after') batch.set(forbidden, newPost(created));
    await expectOutcome(batch.commit(), 'refused');
    expect([await exists(created), await exists(removed)]).toEqual([false, true]);
    expect((await getDoc(postOf('admin', changed))).get('title')).toBe('A title');
  },
);

test('ADD-06 a deleted post can be created again', async () => {
  const id = newId();
  await expectOutcome(createIfFree('staff', id), 'allowed');
  await expectOutcome(deletePost('staff', id), 'allowed');
  expect(await createIfFree('staff', id)).toBe(true);
});
