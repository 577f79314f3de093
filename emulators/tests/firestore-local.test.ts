import { expect, inject, test } from 'vitest';
import { connectAdmin, newCollection } from './admin-firestore.ts';

// These tests do not hold for Google's emulator, which supports more calls, and whose locks make writes wait.
const host = inject('firestoreHost');
const firestore = connectAdmin(host);

const DOCUMENTS = 'projects/demo-local/databases/(default)/documents';

async function call(request: string, body?: object) {
  const [method = '', path] = request.split(' ');
  const response = await fetch(`http://${host}/v1/${DOCUMENTS}${path}`, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  return { status: response.status, message: String(json.error?.message) };
}

const from = [{ collectionId: 'posts' }];
const field = { fieldPath: 'a' };
const update = { name: `${DOCUMENTS}/posts/a` };
const UNSUPPORTED_QUERIES = {
  NOT_IN: { where: { fieldFilter: { field, op: 'NOT_IN', value: { nullValue: null } } } },
  'array-contains for anything but a text': {
    where: { fieldFilter: { field, op: 'ARRAY_CONTAINS', value: { nullValue: null } } },
  },
  'in for anything but __name__': { where: { fieldFilter: { field, op: 'IN', value: { arrayValue: {} } } } },
  IS_NAN: { where: { unaryFilter: { field, op: 'IS_NAN' } } },
  OR: { where: { compositeFilter: { op: 'OR', filters: [] } } },
  'orders in different directions': {
    orderBy: [{ field }, { field: { fieldPath: 'b' }, direction: 'DESCENDING' }],
  },
  'collection groups': { from: [{ collectionId: 'posts', allDescendants: true }] },
  offset: { offset: 1 },
};

test.each<[unsupported: string, request: string, body?: object]>([
  ...Object.entries(UNSUPPORTED_QUERIES).map(
    ([unsupported, query]) =>
      [unsupported, 'POST :runQuery', { structuredQuery: { from, ...query } }] as [string, string, object],
  ),
  ['runQuery.transaction', 'POST :runQuery', { structuredQuery: { from }, transaction: 'a' }],
  ['readOnly', 'POST :batchGet', { newTransaction: { readOnly: {} } }],
  [
    'appendMissingElements',
    'POST :commit',
    { writes: [{ update, updateTransforms: [{ fieldPath: 'a', appendMissingElements: {} }] }] },
  ],
  ['batchWrite', 'POST :batchWrite', {}],
  ['PATCH', 'PATCH /posts/a', {}],
  ['GET of the collection', 'GET /posts'],
  ['get parameter readTime', 'GET /posts/a?readTime=2020-01-01T00:00:00Z'],
])('an unsupported call returns 501 with its name: %s', async (unsupported, request, body) => {
  expect(await call(request, body)).toEqual({ status: 501, message: expect.stringContaining(unsupported) });
});

test.each([
  ['a write of a collection', 'posts', {}],
  ['a reserved id', 'posts/.', {}],
  ['a reserved field', 'posts/a', { __x__: { nullValue: null } }],
  ['an integer with a fraction', 'posts/a', { x: { integerValue: '1.5' } }],
  ['an unknown transaction', 'posts/a', {}, 'AAAA'],
])('%s is rejected', async (_, path, fields, transaction?: string) => {
  const writes = [{ update: { name: `${DOCUMENTS}/${path}`, fields } }];
  expect(await call('POST :commit', { writes, transaction })).toMatchObject({ status: 400 });
});

test('a transaction is retried if a document that it read has changed', async () => {
  const posts = newCollection(firestore);
  await posts.doc('a').set({ n: 1 });
  const valuesRead: number[] = [];
  await firestore.runTransaction(async (transaction) => {
    const n = (await transaction.get(posts.doc('a'))).get('n');
    valuesRead.push(n);
    if (valuesRead.length === 1) await posts.doc('a').set({ n: 10 });
    transaction.set(posts.doc('b'), { n: n + 1 });
  });
  expect(valuesRead).toEqual([1, 10]);
  expect((await posts.doc('b').get()).get('n')).toBe(11);
});

// With Google's emulator, the admin SDK mistakes the refusal for a conflict, and retries for minutes.
test('create rejects an existing document', async () => {
  const post = newCollection(firestore).doc('a');
  await post.create({ n: 1 });
  await expect(post.create({ n: 2 })).rejects.toThrow(/already exists/);
  expect((await post.get()).get('n')).toBe(1);
});
