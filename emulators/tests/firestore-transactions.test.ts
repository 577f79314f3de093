import { expect, inject, test } from 'vitest';
import { connectAdmin, newCollection } from './admin-firestore.ts';

// Google's emulator answers these otherwise: it locks what a transaction has read, and the admin SDK takes its refusal of a
// second `create` for a conflict and tries for minutes.
const firestore = connectAdmin(inject('firestoreHost'));

test('concurrent increments in transactions lose none', async () => {
  const counter = newCollection(firestore).doc('counter');
  await counter.set({ n: 0 });
  const increments = Array.from({ length: 20 }, () =>
    firestore.runTransaction(
      async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number };
        transaction.update(counter, { n: n + 1 });
      },
      { maxAttempts: 20 },
    ),
  );
  await Promise.all(increments);
  expect((await counter.get()).data()).toEqual({ n: 20 });
});

test('a transaction is retried if a document that it read has changed', async () => {
  const posts = newCollection(firestore);
  await posts.doc('a').set({ n: 1 });
  const seen: number[] = [];
  await firestore.runTransaction(async (transaction) => {
    const n = (await transaction.get(posts.doc('a'))).get('n');
    seen.push(n);
    if (seen.length === 1) await posts.doc('a').set({ n: 10 });
    transaction.set(posts.doc('b'), { n: n + 1 });
  });
  expect(seen.at(-1)).toBe((await posts.doc('a').get()).get('n'));
  expect((await posts.doc('b').get()).get('n')).toBe((seen.at(-1) ?? 0) + 1);
});

test('a transaction that throws changes nothing', async () => {
  const posts = newCollection(firestore);
  const failing = firestore.runTransaction(async (transaction) => {
    await transaction.get(posts.doc('a'));
    transaction.set(posts.doc('a'), { n: 1 });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await posts.doc('a').get()).exists).toBe(false);
});

test('create rejects an existing document', async () => {
  const post = newCollection(firestore).doc('a');
  await post.create({ n: 1 });
  await expect(post.create({ n: 2 })).rejects.toThrow(/already exists/);
  expect((await post.get()).get('n')).toBe(1);
});
