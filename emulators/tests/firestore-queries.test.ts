import {
  and,
  Bytes,
  collectionGroup,
  doc,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  GeoPoint,
  getCount,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { expect, inject, test } from 'vitest';
import { connectWeb, idsOf, newCollection } from './web-firestore.ts';

const firestore = connectWeb(inject('firestoreHost'));

test('values of all types sort by type, then by value', async () => {
  const values = [
    ...[null, false, true, Number.NaN, -Infinity, -1.5, 0, 1, 1.5, 2 ** 53, Infinity],
    ...[new Timestamp(0, 0), new Timestamp(0, 1000), '', 'a', 'a\0', 'b', 'é', '\uffff', '\u{1f600}'],
    ...[Bytes.fromUint8Array(Uint8Array.of()), Bytes.fromUint8Array(Uint8Array.of(0, 255))],
    ...[doc(firestore, 'a/b'), doc(firestore, 'a/b/c/d'), doc(firestore, 'aa/b')],
    ...[new GeoPoint(-1, 5), new GeoPoint(0, 0), new GeoPoint(0, 1)],
    ...[[], [1], [1, 2], [2], ['a']],
    ...[{}, { a: 1 }, { a: 1, b: 0 }, { a: 2 }, { b: 0 }],
  ];
  const ids = values.map((_, index) => `${index}`);
  const shuffled = ids.map((id) => [`${id}`, { value: values[Number(id)] }] as const).reverse();
  const values$ = await newCollection(firestore, Object.fromEntries(shuffled));
  expect(await idsOf(query(values$, orderBy('value')))).toEqual(ids);
  expect(await idsOf(query(values$, orderBy('value', 'desc')))).toEqual([...ids].reverse());
});

test('documents without the ordered field are left out, ties are ordered by id', async () => {
  const posts = await newCollection(firestore, { d: { n: 1 }, c: {}, b: { n: 1 }, a: { n: 2 }, e: { n: 1 } });
  expect(await idsOf(query(posts, orderBy('n')))).toEqual(['b', 'd', 'e', 'a']);
  expect(await idsOf(query(posts, orderBy('n', 'desc')))).toEqual(['a', 'e', 'd', 'b']);
  expect(await idsOf(query(posts, orderBy('n'), orderBy(documentId(), 'desc')))).toEqual([
    'e',
    'd',
    'b',
    'a',
  ]);
  expect(await idsOf(posts)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('cursors by values, in both directions', async () => {
  const posts = await newCollection(firestore, { a: { n: 1 }, b: { n: 2 }, c: { n: 2 }, d: { n: 3 } });
  const byN = query(posts, orderBy('n'));
  expect(await idsOf(query(byN, startAt(2)))).toEqual(['b', 'c', 'd']);
  expect(await idsOf(query(byN, startAfter(2)))).toEqual(['d']);
  expect(await idsOf(query(byN, endAt(2)))).toEqual(['a', 'b', 'c']);
  expect(await idsOf(query(byN, endBefore(2)))).toEqual(['a']);
  expect(await idsOf(query(byN, startAt(2), endAt(2), limit(1)))).toEqual(['b']);
  const down = query(posts, orderBy('n', 'desc'));
  expect(await idsOf(query(down, startAfter(3)))).toEqual(['c', 'b', 'a']);
  expect(await idsOf(query(down, startAt(2), endBefore(1)))).toEqual(['c', 'b']);
});

test('cursors by document and by several fields page through everything once', async () => {
  const entries = Array.from({ length: 23 }, (_, i) => [`p${i}`, { group: i % 3, rank: i % 5 }] as const);
  const posts = await newCollection(firestore, Object.fromEntries(entries));
  const sorted = query(posts, orderBy('group', 'desc'), orderBy('rank'));
  const all = await idsOf(sorted);
  expect(all).toHaveLength(23);
  const paged: string[] = [];
  let page = await getDocs(query(sorted, limit(4)));
  while (!page.empty) {
    paged.push(...page.docs.map(({ id }) => id));
    page = await getDocs(query(sorted, startAfter(page.docs.at(-1)), limit(4)));
  }
  expect(paged).toEqual(all);
  expect(await idsOf(query(sorted, limitToLast(3)))).toEqual(all.slice(-3));
  const fifth = await getDoc(doc(posts, all[4] ?? ''));
  expect(await idsOf(query(sorted, endBefore(fifth), limitToLast(2)))).toEqual(all.slice(2, 4));
  expect(await idsOf(query(sorted, startAt(1, 3), endAt(0, 0)))).toEqual(
    all.slice(all.indexOf('p13'), all.indexOf('p15') + 1),
  );
});

test('comparisons find values of the same type only', async () => {
  const posts = await newCollection(firestore, {
    ...{
      null: { v: null },
      nan: { v: Number.NaN },
      one: { v: 1 },
      two: { v: 2 },
      text: { v: '1' },
      none: {},
    },
  });
  expect(await idsOf(query(posts, where('v', '>', 1)))).toEqual(['two']);
  expect(await idsOf(query(posts, where('v', '>=', 1)))).toEqual(['one', 'two']);
  expect(await idsOf(query(posts, where('v', '<', 2)))).toEqual(['one']);
  expect(await idsOf(query(posts, where('v', '==', '1')))).toEqual(['text']);
  expect(await idsOf(query(posts, where('v', '==', null)))).toEqual(['null']);
  expect(await idsOf(query(posts, where('v', '==', Number.NaN)))).toEqual(['nan']);
  expect(await idsOf(query(posts, where('v', '!=', null)))).toEqual(['nan', 'one', 'two', 'text']);
  expect(await idsOf(query(posts, where('v', '!=', Number.NaN)))).toEqual(['one', 'two', 'text']);
  expect(await idsOf(query(posts, where('v', '!=', 1)))).toEqual(['nan', 'two', 'text']);
});

test('in and not-in', async () => {
  const posts = await newCollection(firestore, {
    ...{
      a: { v: 1 },
      b: { v: 2 },
      c: { v: [1, 2] },
      d: { v: { x: 1 } },
      e: { v: null },
      f: { v: Number.NaN },
    },
    ...{ g: { w: 1 } },
  });
  expect(await idsOf(query(posts, where('v', 'in', [1, [1, 2], { x: 1 }])))).toEqual(['a', 'c', 'd']);
  expect(await idsOf(query(posts, where('v', 'in', [1, null, Number.NaN])))).toEqual(['a']);
  expect(await idsOf(query(posts, where('v', 'not-in', [1, [1, 2]])))).toEqual(['f', 'b', 'd']);
  expect(await idsOf(query(posts, where('v', 'not-in', [1, null])))).toEqual([]);
  expect(await idsOf(query(posts, where(documentId(), 'in', ['g', 'a', 'zz'])))).toEqual(['a', 'g']);
  expect(await idsOf(query(posts, where(documentId(), '>', 'e')))).toEqual(['f', 'g']);
  expect(await idsOf(query(posts, where(documentId(), '==', 'b')))).toEqual(['b']);
});

test('array-contains and array-contains-any', async () => {
  const posts = await newCollection(firestore, {
    ...{
      a: { tags: ['x', 'y'] },
      b: { tags: ['y', 'y', { z: 1 }] },
      c: { tags: 'y' },
      d: { tags: [['y'].length] },
    },
    ...{ e: { tags: [null, Number.NaN] } },
  });
  expect(await idsOf(query(posts, where('tags', 'array-contains', 'y')))).toEqual(['a', 'b']);
  expect(await idsOf(query(posts, where('tags', 'array-contains', { z: 1 })))).toEqual(['b']);
  expect(await idsOf(query(posts, where('tags', 'array-contains-any', ['x', 'y', 1, null])))).toEqual([
    'a',
    'b',
    'd',
  ]);
  expect(await idsOf(query(posts, where('tags', 'array-contains', null)))).toEqual([]);
});

test('and, or, nested', async () => {
  const posts = await newCollection(firestore, {
    ...{ a: { p: true, n: 1 }, b: { p: true, n: 2 }, c: { p: false, n: 3 }, d: { p: false, n: 1, x: 'y' } },
  });
  const nested = or(
    and(where('p', '==', true), where('n', '==', 2)),
    and(where('p', '==', false), or(where('x', '==', 'y'), where('n', '==', 3))),
  );
  expect(await idsOf(query(posts, nested))).toEqual(['b', 'c', 'd']);
  expect(await idsOf(query(posts, nested, orderBy('n', 'desc'), limit(2)))).toEqual(['c', 'b']);
  // The inequality orders by x, so documents without x are left out.
  expect(await idsOf(query(posts, or(where('x', '>', 'a'), where('n', '==', 2))))).toEqual(['d']);
  const ranges = and(where('n', '>', 0), where('n', '<', 3), where('p', '>=', true));
  expect(await idsOf(query(posts, ranges))).toEqual(['a', 'b']);
});

test('nested and odd field names', async () => {
  const odd = 'a.b `c\\ é';
  const posts = await newCollection(firestore, {
    ...{ a: { meta: { author: { name: 'Z' } }, [odd]: 2 }, b: { meta: { author: { name: 'A' } }, [odd]: 1 } },
    ...{ c: { meta: 'text', constructor: 'own' } },
  });
  expect(await idsOf(query(posts, orderBy('meta.author.name')))).toEqual(['b', 'a']);
  expect(await idsOf(query(posts, where('meta.author', '==', { name: 'Z' })))).toEqual(['a']);
  expect(await idsOf(query(posts, orderBy(new FieldPath(odd))))).toEqual(['b', 'a']);
  expect(await idsOf(query(posts, where(new FieldPath(odd), '==', 2)))).toEqual(['a']);
  expect(await idsOf(query(posts, orderBy('constructor')))).toEqual(['c']);
});

test('collection groups find documents in all collections with an id', async () => {
  const posts = await newCollection(firestore, { a: { n: 1 }, b: { n: 2 } });
  const group = `comments-${crypto.randomUUID()}`;
  await setDoc(doc(posts, 'a', group, 'second'), { n: 2 });
  await setDoc(doc(posts, 'b', group, 'first'), { n: 1 });
  await setDoc(doc(firestore, group, 'third'), { n: 3 });
  expect(await idsOf(collectionGroup(firestore, group))).toEqual(['third', 'second', 'first']);
  const found = query(collectionGroup(firestore, group), where('n', '<', 3), orderBy('n', 'desc'));
  expect(await idsOf(found)).toEqual(['second', 'first']);
});

test('a count is of the documents that match, within the limit', async () => {
  const posts = await newCollection(firestore, { a: { n: 1 }, b: { n: 2.5 }, c: { n: 'text' }, d: {} });
  expect((await getCount(posts)).data()).toEqual({ count: 4 });
  expect((await getCount(query(posts, where('n', '>', 1)))).data()).toEqual({ count: 1 });
  expect((await getCount(query(posts, limit(3)))).data()).toEqual({ count: 3 });
});
