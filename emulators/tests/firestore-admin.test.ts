import { FieldPath, GrpcStatus } from 'firebase-admin/firestore';
import { expect, inject, test } from 'vitest';
import { connectAdmin, newCollection } from './admin-firestore.ts';

const firestore = connectAdmin(inject('firestoreHost'));

test('the emulator understands the protobuf numbers that the admin SDK sends for directions, operators and composite filters', async () => {
  const posts = newCollection(firestore);
  for (const [id, n] of Object.entries({ a: 1, b: 2, c: 3, d: null, e: Number.NaN })) {
    await posts.doc(id).set({ n });
  }
  const idsOf = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map(({ id }) => id);
  expect(await idsOf(posts.orderBy('n', 'desc').limit(2))).toEqual(['c', 'b']);
  expect(await idsOf(posts.where('n', '>', 1).where('n', '<=', 3))).toEqual(['b', 'c']);
  expect(await idsOf(posts.where('n', '!=', 2))).toEqual(['e', 'a', 'c']);
  expect(await idsOf(posts.where('n', '!=', null))).toEqual(['e', 'a', 'b', 'c']);
  expect(await idsOf(posts.where('n', '==', 3))).toEqual(['c']);
  expect(await idsOf(posts.where(FieldPath.documentId(), '>=', 'd'))).toEqual(['d', 'e']);
});

test('select and masks return only the requested fields', async () => {
  const posts = newCollection(firestore);
  await posts.doc('a').set({ title: 'A', body: 'long', author: { name: 'N', age: 1 } });
  const [selected] = (await posts.select('title', 'author.name').get()).docs;
  expect(selected?.data()).toEqual({ title: 'A', author: { name: 'N' } });
  const [bare] = (await posts.select().get()).docs;
  expect(bare?.data()).toEqual({});
  const [masked, missing] = await firestore.getAll(posts.doc('a'), posts.doc('b'), { fieldMask: ['body'] });
  expect(masked?.data()).toEqual({ body: 'long' });
  expect(missing?.exists).toBe(false);
});

test('an update of a missing document is an error', async () => {
  const missing = newCollection(firestore).doc('none');
  await expect(missing.update({ n: 1 })).rejects.toMatchObject({ code: GrpcStatus.NOT_FOUND });
});
