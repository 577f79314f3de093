import { expect, inject, test } from 'vitest';
import { connectAdmin, newCollection } from './admin-firestore.ts';

// Google's emulator behaves differently here: it locks what a transaction has read, and the admin SDK mistakes its refusal
// of a second `create` for a conflict and retries for minutes.
const firestore = connectAdmin(inject('firestoreHost'));

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

test('create rejects an existing document', async () => {
  const post = newCollection(firestore).doc('a');
  await post.create({ n: 1 });
  await expect(post.create({ n: 2 })).rejects.toThrow(/already exists/);
  expect((await post.get()).get('n')).toBe(1);
});
