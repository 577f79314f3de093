import {
  Bytes,
  type DocumentReference,
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
} from 'firebase/firestore/lite';
import { expect, inject, test } from 'vitest';
import { connectWeb, newCollection } from './web-firestore.ts';

const firestore = connectWeb(inject('firestoreHost'));

async function dataOf(reference: DocumentReference) {
  return (await getDoc(reference)).data();
}

test('values of all types are read back as they were stored', async () => {
  const posts = await newCollection(firestore);
  const reference = doc(posts, 'a');
  const plain = {
    text: 'é\0\u{1f600}',
    empty: '',
    yes: true,
    nothing: null,
    whole: 42,
    half: 0.5,
    large: 2 ** 53 + 2,
    nan: Number.NaN,
    infinite: -Infinity,
    list: [1, 'two', { three: [3] }],
    emptyList: [],
    emptyMap: {},
    time: new Timestamp(1_700_000_000, 123_456_000),
    early: new Timestamp(-5, 999_999_000),
  };
  const [point, bytes] = [new GeoPoint(52.5, -0.1), Bytes.fromUint8Array(Uint8Array.of(0, 1, 255))];
  // Finer times are truncated to microseconds.
  const written = { ...plain, point, bytes, link: reference, early: new Timestamp(-5, 999_999_999) };
  await setDoc(reference, written);
  const stored = await dataOf(reference);
  expect(stored).toMatchObject(plain);
  expect([stored?.link.path, stored?.bytes.toBase64()]).toEqual([reference.path, bytes.toBase64()]);
  expect(stored?.point.isEqual(point)).toBe(true);
});

test('set replaces or merges a document, and update changes or deletes fields', async () => {
  const posts = await newCollection(firestore, { a: { x: 1, m: { p: 1, q: 2 } } });
  const a = doc(posts, 'a');
  await setDoc(a, { y: 2, m: { q: 3 } }, { merge: true });
  expect(await dataOf(a)).toEqual({ x: 1, y: 2, m: { p: 1, q: 3 } });
  await updateDoc(a, { 'm.p': deleteField(), x: deleteField(), 'n.new': 1 });
  expect(await dataOf(a)).toEqual({ y: 2, m: { q: 3 }, n: { new: 1 } });
  await setDoc(a, { z: 1 });
  expect(await dataOf(a)).toEqual({ z: 1 });
});

test('transforms set the time of the commit and increment numbers', async () => {
  const before = Date.now();
  const at = serverTimestamp();
  const posts = await newCollection(firestore, { a: { at, n: 1, d: 1.5, text: 'x' }, b: { at } });
  const a = doc(posts, 'a');
  const changes = { n: increment(2), d: increment(1), text: increment(5), 'm.n': increment(1) };
  await updateDoc(a, { ...changes, fresh: increment(0.5) });
  const stored = await dataOf(a);
  expect(Math.abs(stored?.at.toMillis() - before)).toBeLessThan(60_000);
  expect((await dataOf(doc(posts, 'b')))?.at).toEqual(stored?.at);
  expect(stored).toMatchObject({ n: 3, d: 2.5, text: 5, fresh: 0.5, m: { n: 1 } });
});

test('a document may have a size of 1 MiB and no more', async () => {
  const reference = doc(await newCollection(firestore), 'd');
  // In bytes: 16 and each id + 1 for the name; name + 1 and text + 1 for the field; 32 for the document.
  const overhead = 16 + (reference.path.length + 1) + ('t'.length + 1) + 1 + 32;
  const longestText = 'x'.repeat(1_048_576 - overhead);
  await setDoc(reference, { t: longestText });
  await expect(setDoc(reference, { t: `${longestText}x` })).rejects.toThrow(/maximum/);
  await expect(setDoc(reference, { t: longestText.replace('x', 'é') })).rejects.toThrow(); // two bytes
});

test('of several transactions that would create a document, only one does', async () => {
  const slug = doc(await newCollection(firestore), 'slug');
  const claims = ['a', 'b', 'c'].map((owner) =>
    runTransaction(firestore, async (transaction) => {
      if ((await transaction.get(slug)).exists()) return false;
      transaction.set(slug, { owner });
      return true;
    }),
  );
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});
