import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFirestoreEmulator } from '../firestore/server.ts';
import { publicRead } from './policies.ts';
import { serveEmulators } from './serve-emulators.ts';

/** For the local emulator only: that it checks its policy for every access, and that it rejects unsupported calls. */
const { hosts, end } = await serveEmulators((folder) => ({
  firestore: createFirestoreEmulator({
    databaseFile: join(folder, 'firestore.sqlite'),
    authorize: publicRead,
  }),
}));
afterAll(end);

const DATABASE = 'projects/demo-local/databases/(default)';
const OWNER = { authorization: 'Bearer owner' };

async function call(method: string, path: string, body?: object, headers: Record<string, string> = OWNER) {
  const response = await fetch(`http://${hosts.firestore}/v1/${DATABASE}/documents${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  return { status: response.status, json, message: String(json.error?.message) };
}

function writeOf(path: string, fields: object = {}) {
  return { writes: [{ update: { name: `${DATABASE}/documents/${path}`, fields } }] };
}

test('the admin writes, no one else does, everyone reads', async () => {
  expect(await call('POST', ':commit', writeOf('posts/a'))).toMatchObject({ status: 200 });
  for (const headers of [{}, { authorization: 'Bearer other' }]) {
    const name = `${DATABASE}/documents/posts/a`;
    for (const write of [writeOf('posts/b'), writeOf('posts/a'), { writes: [{ delete: name }] }]) {
      const refused = await call('POST', ':commit', write, headers);
      expect(refused).toMatchObject({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } });
    }
    expect(await call('GET', '/posts/a', undefined, headers)).toMatchObject({ status: 200 });
    const found = await call(
      'POST',
      ':runQuery',
      { structuredQuery: { from: [{ collectionId: 'posts' }] } },
      headers,
    );
    expect(found.json).toHaveLength(1);
  }
});

test('unsupported calls return 501 with their name', async () => {
  const from = [{ collectionId: 'posts' }];
  const field = { fieldPath: 'a' };
  const structuredQuery = (query: object) =>
    call('POST', ':runQuery', { structuredQuery: { from, ...query } });
  const filter = (op: string) =>
    structuredQuery({ where: { fieldFilter: { field, op, value: { nullValue: null } } } });
  const responses = {
    IN: await filter('IN'),
    NOT_IN: await filter('NOT_IN'),
    'array-contains for anything but a text': await filter('ARRAY_CONTAINS'),
    ARRAY_CONTAINS_ANY: await filter('ARRAY_CONTAINS_ANY'),
    findNearest: await structuredQuery({ findNearest: {} }),
    endAt: await structuredQuery({ endAt: {} }),
    offset: await structuredQuery({ offset: 1 }),
    IS_NAN: await structuredQuery({ where: { unaryFilter: { field, op: 'IS_NAN' } } }),
    OR: await structuredQuery({ where: { compositeFilter: { op: 'OR', filters: [] } } }),
    'an order in both directions': await structuredQuery({
      orderBy: [{ field }, { field: { fieldPath: 'b' }, direction: 'DESCENDING' }],
    }),
    'collection groups': await call('POST', ':runQuery', {
      structuredQuery: { from: [{ collectionId: 'posts', allDescendants: true }] },
    }),
    'runQuery.transaction': await call('POST', ':runQuery', { structuredQuery: { from }, transaction: 'a' }),
    appendMissingElements: await call('POST', ':commit', {
      writes: [
        {
          update: { name: `${DATABASE}/documents/posts/a` },
          updateTransforms: [{ fieldPath: 'a', appendMissingElements: { values: [] } }],
        },
      ],
    }),
    readTime: await call('POST', ':runQuery', {
      structuredQuery: { from },
      readTime: '2020-01-01T00:00:00Z',
    }),
    explainOptions: await call('POST', ':runQuery', { structuredQuery: { from }, explainOptions: {} }),
    executePipeline: await call('POST', ':executePipeline', {}),
    partitionQuery: await call('POST', ':partitionQuery', {}),
    PATCH: await call('PATCH', '/posts/a', {}),
    DELETE: await call('DELETE', '/posts/a'),
    'GET of the collection': await call('GET', '/posts'),
    'get parameter readTime': await call('GET', '/posts/a?readTime=2020-01-01T00:00:00Z'),
    beginTransaction: await call('POST', ':beginTransaction', {}),
    readOnly: await call('POST', ':batchGet', { newTransaction: { readOnly: {} } }),
    batchWrite: await call('POST', ':batchWrite', {}),
    fooTransform: await call('POST', ':commit', { writes: [{ fooTransform: {} }] }),
  };
  for (const [name, { status, message }] of Object.entries(responses)) {
    expect({ name, status }).toEqual({ name, status: 501 });
    expect(message).toContain(name);
  }
});

test.each([
  ['a write of a collection', writeOf('posts')],
  ['a reserved id', writeOf('posts/.')],
  ['a reserved field', writeOf('posts/a', { __x__: { nullValue: null } })],
  ['half an integer', writeOf('posts/a', { x: { integerValue: '1.5' } })],
  ['an unknown transaction', { ...writeOf('posts/a'), transaction: 'AAAA' }],
])('%s is rejected', async (_, commit) => {
  expect(await call('POST', ':commit', commit)).toMatchObject({ status: 400 });
});
