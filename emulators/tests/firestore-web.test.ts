import {
  addDoc,
  Bytes,
  type DocumentReference,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, inject, test } from 'vitest';
import { connectWeb, idsOf, newCollection } from './web-firestore.ts';

const firestore = connectWeb(inject('firestoreHost'));

async function dataOf(reference: DocumentReference) {
  return (await getDoc(reference)).data();
}

test('values of all types are read back as they were stored', async () => {
  const posts = await newCollection(firestore);
  const data = {
    ...{
      text: 'é\0\u{1f600}',
      empty: '',
      yes: true,
      nothing: null,
      whole: 42,
      half: 0.5,
      large: 2 ** 53 + 2,
    },
    ...{ nan: Number.NaN, infinite: -Infinity, place: new GeoPoint(52.5, -0.1), origin: new GeoPoint(0, 0) },
    ...{ list: [1, 'two', { three: [3] }], emptyList: [], emptyMap: {}, link: doc(posts, 'other') },
    ...{
      bytes: Bytes.fromUint8Array(Uint8Array.of(0, 1, 255)),
      time: new Timestamp(1_700_000_000, 123_456_000),
      early: new Timestamp(-5, 999_999_000),
    },
    deep: { a: { b: { c: { d: { e: { f: 'g' } } } } } },
  };
  // Finer times are truncated to microseconds.
  const reference = await addDoc(posts, { ...data, early: new Timestamp(-5, 999_999_999) });
  const stored = await dataOf(reference);
  expect(stored?.link.path).toBe(data.link.path);
  expect(stored?.bytes.toBase64()).toBe(data.bytes.toBase64());
  expect(stored?.place.isEqual(data.place) && stored.origin.isEqual(data.origin)).toBe(true);
  const plain = { link: 0, bytes: 0, place: 0, origin: 0 };
  expect({ ...stored, ...plain }).toEqual({ ...data, ...plain });
});

test('ids may contain any letters, dots and encoded slashes', async () => {
  const ids = ['日本語', '\u{1f600}', 'a.b', '...', 'a:b', 'a%2Fb', 'a b?#&', '`', 'x'.repeat(1500)];
  const posts = await newCollection(firestore, Object.fromEntries(ids.map((id) => [id, { id }])));
  for (const id of ids) {
    expect(await dataOf(doc(posts, id))).toEqual({ id });
    await setDoc(doc(posts, id, 'below', 'one'), {});
  }
  expect((await idsOf(posts)).toSorted()).toEqual(ids.toSorted());
  await expect(setDoc(doc(posts, 'x'.repeat(1501)), {})).rejects.toThrow();
  await expect(setDoc(doc(posts, '__reserved__'), {})).rejects.toThrow();
});

test('set replaces or merges, update changes fields and deletes them', async () => {
  const posts = await newCollection(firestore, { a: { x: 1, m: { p: 1, q: 2 }, 'odd.name': 1 } });
  const a = doc(posts, 'a');
  await setDoc(a, { y: 2, m: { q: 3 } }, { merge: true });
  expect(await dataOf(a)).toEqual({ x: 1, y: 2, m: { p: 1, q: 3 }, 'odd.name': 1 });
  await updateDoc(a, { 'm.p': deleteField(), x: deleteField(), 'n.new': 1 });
  expect(await dataOf(a)).toEqual({ y: 2, m: { q: 3 }, n: { new: 1 }, 'odd.name': 1 });
  await updateDoc(a, { m: { only: 1 } });
  expect((await dataOf(a))?.m).toEqual({ only: 1 });
  await setDoc(a, { m: { q: 9 }, z: 1 }, { mergeFields: ['m.q'] });
  expect(await dataOf(a)).toEqual({ y: 2, m: { only: 1, q: 9 }, n: { new: 1 }, 'odd.name': 1 });
  await setDoc(a, { z: 1 });
  expect(await dataOf(a)).toEqual({ z: 1 });
  await deleteDoc(a);
  expect((await getDoc(a)).exists()).toBe(false);
  await deleteDoc(a);
});

test('a batch is atomic', async () => {
  const posts = await newCollection(firestore, { a: { n: 1 } });
  const batch = writeBatch(firestore);
  batch.set(doc(posts, 'b'), { n: 2 }).update(doc(posts, 'a'), { n: 5 }).update(doc(posts, 'none'), { n: 3 });
  await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
  expect(await idsOf(posts)).toEqual(['a']);
  expect(await dataOf(doc(posts, 'a'))).toEqual({ n: 1 });
});

test('transforms: time and increment', async () => {
  const before = Date.now();
  const posts = await newCollection(firestore, {
    ...{
      a: { at: serverTimestamp(), n: 1, d: 1.5, most: 2 ** 53 - 1, text: 'x' },
      b: { at: serverTimestamp() },
    },
  });
  const a = doc(posts, 'a');
  await updateDoc(a, {
    ...{ n: increment(2), d: increment(1), text: increment(5), fresh: increment(0.5), 'm.n': increment(1) },
  });
  const stored = await dataOf(a);
  expect(Math.abs(stored?.at.toMillis() - before)).toBeLessThan(60_000);
  expect((await dataOf(doc(posts, 'b')))?.at).toEqual(stored?.at);
  expect(stored).toMatchObject({ n: 3, d: 2.5, text: 5, fresh: 0.5, m: { n: 1 } });
});

test('a document may have 1 MiB and no more', async () => {
  const posts = await newCollection(firestore);
  const { path } = doc(posts, 'd');
  // Name: 16 and each id + 1; field: name + 1 and text + 1; document: 32.
  const overhead = 16 + (path.length + 1) + ('t'.length + 1) + 1 + 32;
  const most = 'x'.repeat(1_048_576 - overhead);
  await setDoc(doc(posts, 'd'), { t: most });
  expect((await dataOf(doc(posts, 'd')))?.t).toHaveLength(most.length);
  await expect(setDoc(doc(posts, 'd'), { t: `${most}x` })).rejects.toThrow(/maximum/);
  await expect(setDoc(doc(posts, 'd'), { t: most.replace('x', 'é') })).rejects.toThrow();
});

test('a transaction creates a document once', async () => {
  const posts = await newCollection(firestore);
  const slug = doc(posts, 'slug');
  const claims = ['a', 'b', 'c'].map((owner) =>
    runTransaction(firestore, async (transaction) => {
      if ((await transaction.get(slug)).exists()) return false;
      transaction.set(slug, { owner });
      return true;
    }),
  );
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});
