import { randomUUID } from 'node:crypto';
import { AggregateField, FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, inject, test } from 'vitest';
import { connectAdmin, newCollection } from './admin-firestore.ts';

const firestore = connectAdmin(inject('emulatorHosts').firestore);

test('values of all types are read back as they were stored', async () => {
  const posts = newCollection(firestore);
  const data = {
    ...{
      text: 'é\0\u{1f600}',
      yes: false,
      nothing: null,
      whole: 0,
      half: 0.5,
      nan: Number.NaN,
      infinite: Infinity,
    },
    ...{ list: [1, null, { two: [2] }], emptyList: [], emptyMap: {}, bytes: Buffer.from([0, 255]) },
    time: new Timestamp(1_700_000_000, 123_456_000),
  };
  await posts.doc('a').set(data);
  expect((await posts.doc('a').get()).data()).toEqual(data);
});

test('directions, operators and composites sent as numbers are understood', async () => {
  const posts = newCollection(firestore);
  for (const [id, n] of Object.entries({ a: 1, b: 2, c: 3, d: null, e: Number.NaN })) {
    await posts.doc(id).set({ n, tags: [id, 'all'] });
  }
  const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map(({ id }) => id);
  expect(await ids(posts.orderBy('n', 'desc').limit(2))).toEqual(['c', 'b']);
  expect(await ids(posts.orderBy('n').limitToLast(2))).toEqual(['b', 'c']);
  expect(await ids(posts.where('n', '>', 1).where('n', '<=', 3))).toEqual(['b', 'c']);
  expect(await ids(posts.where('n', '!=', 2))).toEqual(['e', 'a', 'c']);
  expect(await ids(posts.where('n', 'not-in', [1, 2]))).toEqual(['e', 'c']);
  expect(await ids(posts.where('n', 'in', [1, 3]))).toEqual(['a', 'c']);
  expect(await ids(posts.where('n', '==', null))).toEqual(['d']);
  expect(await ids(posts.where('n', '==', Number.NaN))).toEqual(['e']);
  expect(await ids(posts.where('n', '!=', null))).toEqual(['e', 'a', 'b', 'c']);
  expect(await ids(posts.where('n', '!=', Number.NaN))).toEqual(['a', 'b', 'c']);
  expect(await ids(posts.where('tags', 'array-contains', 'all').offset(3))).toEqual(['d', 'e']);
  expect(await ids(posts.where('tags', 'array-contains-any', ['a', 'e']))).toEqual(['a', 'e']);
  expect(await ids(posts.where(FieldPath.documentId(), '>=', 'd'))).toEqual(['d', 'e']);
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

test('count, sum and average', async () => {
  const posts = newCollection(firestore);
  for (const n of [1, 2, 6]) await posts.add({ n });
  expect((await posts.count().get()).data().count).toBe(3);
  const totals = await posts
    .aggregate({ total: AggregateField.sum('n'), mean: AggregateField.average('n') })
    .get();
  expect(totals.data()).toEqual({ total: 9, mean: 3 });
});

test('create rejects an existing document', async () => {
  const post = newCollection(firestore).doc('a');
  await post.create({ n: 1 });
  await expect(post.create({ n: 2 })).rejects.toThrow(/already exists/);
  expect((await post.get()).get('n')).toBe(1);
});

test('update rejects a missing document, update and delete a wrong update time', async () => {
  const post = newCollection(firestore).doc('a');
  const { writeTime } = await post.create({ n: 1 });
  await expect(post.parent.doc('none').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  const wrong = new Timestamp(1, 0);
  await expect(post.update({ n: 2 }, { lastUpdateTime: wrong })).rejects.toThrow(/does not match/);
  await expect(post.delete({ lastUpdateTime: wrong })).rejects.toThrow(/does not match/);
  await post.update({ n: 3 }, { lastUpdateTime: writeTime });
  expect((await post.get()).get('n')).toBe(3);
});

test('an increment saturates at the limits of the 64-bit range', async () => {
  const exact = connectAdmin(inject('emulatorHosts').firestore, { useBigInt: true });
  const post = newCollection(exact).doc('a');
  await post.set({ most: 2n ** 63n - 2n, least: -(2n ** 63n), large: 2n ** 53n + 1n });
  await post.update({
    most: FieldValue.increment(5),
    least: FieldValue.increment(-1),
    large: FieldValue.increment(0.5),
  });
  const stored = (await post.get()).data();
  expect(stored).toEqual({ most: 2n ** 63n - 1n, least: -(2n ** 63n), large: 2 ** 53 });
});

test('a write that changes nothing preserves the update time', async () => {
  const post = newCollection(firestore).doc('a');
  await post.set({ n: 1 });
  const first = await post.get();
  await post.set({ n: 1 });
  expect((await post.get()).updateTime).toEqual(first.updateTime);
  await post.set({ n: 2 });
  const changed = await post.get();
  expect(changed.updateTime?.isEqual(first.updateTime as Timestamp)).toBe(false);
  expect(changed.createTime).toEqual(first.createTime);
});

test('listDocuments includes documents that only have subcollections', async () => {
  const posts = newCollection(firestore);
  await posts.doc('b').set({});
  await posts.doc('a').collection('comments').doc('1').set({});
  await posts.doc('c').collection('x').doc('1').collection('y').doc('2').set({});
  expect((await posts.listDocuments()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect((await posts.get()).docs.map(({ id }) => id)).toEqual(['b']);
});

test('listDocuments returns more than one page', async () => {
  const posts = newCollection(firestore);
  const batch = firestore.batch();
  const ids = Array.from({ length: 450 }, (_, index) => `id-${String(index).padStart(3, '0')}`);
  for (const id of ids) batch.set(posts.doc(id), {});
  await batch.commit();
  expect((await posts.listDocuments()).map(({ id }) => id)).toEqual(ids);
});

test('listCollections returns the collections of a document and of the root', async () => {
  const posts = newCollection(firestore);
  for (const id of ['é', 'b', 'a']) await posts.doc('p').collection(id).doc('1').set({});
  expect((await posts.doc('p').listCollections()).map(({ id }) => id)).toEqual(['a', 'b', 'é']);
  expect((await firestore.listCollections()).map(({ id }) => id)).toContain(posts.id);
});

test('collection groups', async () => {
  const posts = newCollection(firestore);
  const group = `comments-${randomUUID()}`;
  await posts.doc('a').collection(group).doc('x').set({ n: 2 });
  await posts.doc('b').collection(group).doc('y').set({ n: 1 });
  const found = await firestore.collectionGroup(group).orderBy('n').get();
  expect(found.docs.map(({ id }) => id)).toEqual(['y', 'x']);
});

test('bulk writes succeed or fail independently', async () => {
  const posts = newCollection(firestore);
  await posts.doc('a').set({});
  const writer = firestore.bulkWriter();
  writer.onWriteError(() => false);
  const results = await Promise.allSettled([
    ...[
      writer.create(posts.doc('a'), {}),
      writer.create(posts.doc('b'), {}),
      writer.update(posts.doc('none'), { n: 1 }),
    ],
    writer.close(),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await posts.get()).docs.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('recursiveDelete removes a collection and everything below it', async () => {
  const posts = newCollection(firestore);
  await posts.doc('a').set({});
  await posts.doc('a').collection('comments').doc('1').set({});
  await posts.doc('b').collection('comments').doc('2').set({});
  await firestore.recursiveDelete(posts);
  expect(await posts.listDocuments()).toEqual([]);
});
