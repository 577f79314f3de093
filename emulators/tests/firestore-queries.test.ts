import {
  Bytes,
  doc,
  documentId,
  GeoPoint,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { expect, inject, test } from 'vitest';
import { connectWeb, idsOf, newCollection } from './web-firestore.ts';

const firestore = connectWeb(inject('firestoreHost'));

/** A field for which the local emulator has an index, and one for which it has none. */
const FIELDS = ['v', 'n'];

test.each(FIELDS)('values of all types in the field %s sort by type, then by value', async (field) => {
  const values = [
    ...[null, false, true, Number.NaN, -Infinity, -(2 ** 53), -1.5, -1, 0, 1, 1.5, 2 ** 53, Infinity],
    ...[new Timestamp(-1, 0), new Timestamp(0, 0), new Timestamp(0, 1000), new Timestamp(0, 100_000_000)],
    ...['', 'a', 'a\0', "a'b", 'b', 'é', '\uffff', '\u{1f600}'],
    ...[Bytes.fromUint8Array(Uint8Array.of()), Bytes.fromUint8Array(Uint8Array.of(0, 255))],
    ...[doc(firestore, 'a/b'), doc(firestore, 'a/b/c/d'), doc(firestore, 'a b/b'), doc(firestore, 'aa/b')],
    ...[new GeoPoint(-1, 5), new GeoPoint(0, 0), new GeoPoint(0, 1), [1], { a: 1 }],
  ];
  const ids = values.map((_, index) => `${index}`);
  const reversed = ids.map((id) => [id, { [field]: values[Number(id)] }] as const).reverse();
  const posts = await newCollection(firestore, { ...Object.fromEntries(reversed), none: {} });
  expect(await idsOf(query(posts, orderBy(field)))).toEqual(ids);
  const desc = query(posts, where(field, '!=', null), orderBy(field, 'desc'));
  const { docs } = await getDocs(desc);
  const sorted = ids.slice(1).reverse();
  expect(docs.map(({ id }) => id)).toEqual(sorted);
  // Each value is a place at which a page may end.
  for (const [index, last] of docs.entries()) {
    expect(await idsOf(query(desc, startAfter(last), limit(1)))).toEqual(sorted.slice(index + 1, index + 2));
  }
});

test('array-contains finds the documents whose list has a text', async () => {
  const posts = await newCollection(firestore, {
    both: { list: ['a', "b'"] },
    second: { list: ["b'"] },
    noList: { list: 'a' },
  });
  expect(await idsOf(query(posts, where('list', 'array-contains', 'a')))).toEqual(['both']);
  expect(await idsOf(query(posts, where('list', 'array-contains', "b'")))).toEqual(['both', 'second']);
});

test('documents are found by their ids, in the order of the ids', async () => {
  const posts = await newCollection(firestore, { c: { n: 1 }, a: {}, b: {}, d: { n: 1 } });
  const hasId = where(documentId(), 'in', ['c', 'none', 'a', 'c']);
  expect(await idsOf(query(posts, hasId))).toEqual(['a', 'c']);
  expect(await idsOf(query(posts, hasId, where('n', '==', 1)))).toEqual(['c']);
});

test('pages that start after a document have every result once', async () => {
  const entries = Array.from({ length: 13 }, (_, i) => [`p${i}`, { group: i % 3 }] as const);
  const posts = await newCollection(firestore, Object.fromEntries(entries));
  for (const sorted of [query(posts, orderBy('group', 'desc')), query(posts, orderBy(documentId()))]) {
    const all = await idsOf(sorted);
    expect(all).toHaveLength(13);
    const paged: string[] = [];
    let page = await getDocs(query(sorted, limit(4)));
    while (!page.empty) {
      paged.push(...page.docs.map(({ id }) => id));
      page = await getDocs(query(sorted, startAfter(page.docs.at(-1)), limit(4)));
    }
    expect(paged).toEqual(all);
  }
});

test.each(FIELDS)('in the field %s, only != finds values of another type, and never null', async (field) => {
  const time = new Timestamp(5, 0);
  const values = { null: null, nan: Number.NaN, one: 1, two: 2, text: '1', zero: -0, time };
  const stored = Object.entries(values).map(([id, value]) => [id, { [field]: value, even: id === 'two' }]);
  const posts = await newCollection(firestore, { ...Object.fromEntries(stored), none: {} });
  const found = (operator: '<' | '<=' | '==' | '!=' | '>=' | '>', value: unknown) =>
    idsOf(query(posts, where(field, operator, value)));
  expect(await found('>', 1)).toEqual(['two']);
  expect(await found('>=', 1)).toEqual(['one', 'two']);
  expect(await found('<', 2)).toEqual(['zero', 'one']);
  expect(await found('<=', 0)).toEqual(['zero']);
  expect(await found('==', '1')).toEqual(['text']);
  expect(await found('==', 0)).toEqual(['zero']);
  expect(await found('<=', new Timestamp(5, 1))).toEqual(['time']);
  expect(await found('<', time)).toEqual([]);
  expect(await found('!=', null)).toEqual(['nan', 'zero', 'one', 'two', 'time', 'text']);
  expect(await found('!=', 1)).toEqual(['nan', 'zero', 'two', 'time', 'text']);
  const combined = query(posts, where('even', '==', false), where(field, '<', 9));
  expect(await idsOf(combined)).toEqual(['zero', 'one']);
});

test('a count is the number of documents that match, up to the limit', async () => {
  const posts = await newCollection(firestore, { a: { n: 1 }, b: { n: 2.5 }, c: { n: 'text' }, d: {} });
  expect((await getCount(posts)).data()).toEqual({ count: 4 });
  expect((await getCount(query(posts, where('n', '>', 1)))).data()).toEqual({ count: 1 });
  expect((await getCount(query(posts, limit(3)))).data()).toEqual({ count: 3 });
});
