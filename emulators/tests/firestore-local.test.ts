import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFirestoreEmulator } from '../firestore/server.ts';
import { publicRead } from './policies.ts';

/** For the local emulator only: that it checks its policy for every access, and that it rejects unsupported calls. */
const folder = await mkdtemp(join(tmpdir(), 'firestore-local-'));
const server = createFirestoreEmulator({
  databaseFile: join(folder, 'firestore.sqlite'),
  authorize: publicRead,
});
const port = await server.listen(0);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const DATABASE = 'projects/demo-local/databases/(default)';
const OWNER = { authorization: 'Bearer owner' };

async function call(method: string, path: string, body?: object, headers: Record<string, string> = OWNER) {
  const response = await fetch(`http://127.0.0.1:${port}/v1/${DATABASE}/documents${path}`, {
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
    expect(await call('POST', ':listCollectionIds', {}, headers)).toMatchObject({ status: 403 });
  }
});

test('unsupported calls return 501 with their name', async () => {
  const from = [{ collectionId: 'posts' }];
  const structuredQuery = (query: object) =>
    call('POST', ':runQuery', { structuredQuery: { from, ...query } });
  const responses = {
    findNearest: await structuredQuery({ findNearest: {} }),
    PREFIX: await structuredQuery({
      where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'PREFIX', value: {} } },
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
    orderBy: await call('GET', '/posts?orderBy=title'),
    'parameter readTime': await call('GET', '/posts/a?readTime=2020-01-01T00:00:00Z'),
    fooTransform: await call('POST', ':commit', { writes: [{ fooTransform: {} }] }),
  };
  for (const [name, { status, message }] of Object.entries(responses)) {
    expect({ name, status }).toEqual({ name, status: 501 });
    expect(message).toContain(name);
  }
});

test('limits of queries are enforced', async () => {
  const value = (count: number) => ({
    arrayValue: { values: Array.from({ length: count }, (_, index) => ({ integerValue: index })) },
  });
  const filter = (fieldPath: string, op: string, count: number) => ({
    fieldFilter: { field: { fieldPath }, op, value: value(count) },
  });
  const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
  const status = async (where: object) => {
    const structuredQuery = { from: [{ collectionId: 'posts' }], where };
    return (await call('POST', ':runQuery', { structuredQuery })).status;
  };
  expect(await status(filter('a', 'IN', 30))).toBe(200);
  expect(await status(filter('a', 'IN', 31))).toBe(400);
  expect(await status(filter('a', 'NOT_IN', 11))).toBe(400);
  expect(await status(filter('a', 'IN', 0))).toBe(400);
  expect(await status(all(filter('a', 'IN', 6), filter('b', 'IN', 5)))).toBe(200);
  expect(await status(all(filter('a', 'IN', 6), filter('b', 'IN', 6)))).toBe(400);
  expect(await status(filter('a..b', 'IN', 1))).toBe(400);
  expect(await status(filter('__name__', 'EQUAL', 1))).toBe(400);
});

test('invalid requests are rejected', async () => {
  expect(await call('POST', ':commit', writeOf('posts'))).toMatchObject({ status: 400 });
  expect(await call('POST', ':commit', writeOf('posts/.'))).toMatchObject({ status: 400 });
  expect(await call('POST', ':commit', writeOf('posts/a', { __x__: { nullValue: null } }))).toMatchObject({
    status: 400,
  });
  expect(await call('POST', ':commit', writeOf('posts/a', { x: { integerValue: '1.5' } }))).toMatchObject({
    status: 400,
  });
  expect(await call('POST', ':commit', { ...writeOf('posts/a'), transaction: 'AAAA' })).toMatchObject({
    status: 400,
  });
  expect(await call('GET', '/posts/none')).toMatchObject({ status: 404 });
  expect(await call('GET', '/posts/%FF')).toMatchObject({ status: 400 });
});

test('maximum and minimum store the greater or lesser number', async () => {
  const name = `${DATABASE}/documents/posts/numbers`;
  await call(
    'POST',
    ':commit',
    writeOf('posts/numbers', { n: { integerValue: 5 }, text: { stringValue: 'x' } }),
  );
  const updateTransforms = [
    ...[
      { fieldPath: 'n', maximum: { doubleValue: 7.5 } },
      { fieldPath: 'text', minimum: { integerValue: 1 } },
    ],
    ...[{ fieldPath: 'n', minimum: { integerValue: 100 } }],
  ];
  const mask = { updateMask: { fieldPaths: [] } };
  const changed = await call('POST', ':commit', {
    writes: [{ update: { name }, ...mask, updateTransforms }],
  });
  const results = [{ doubleValue: 7.5 }, { integerValue: '1' }, { doubleValue: 7.5 }];
  expect(changed.json.writeResults[0].transformResults).toEqual(results);
});

test('a list that the client abandons disturbs neither later requests nor the shutdown', async () => {
  const file = join(folder, 'left.sqlite');
  const left = createFirestoreEmulator({ databaseFile: file, authorize: publicRead });
  const origin = `http://127.0.0.1:${await left.listen(0)}/v1/${DATABASE}/documents`;
  const writes = Array.from({ length: 600 }, (_, index) => ({
    update: {
      name: `${DATABASE}/documents/posts/${index}`,
      fields: { text: { stringValue: 'x'.repeat(10_000) } },
    },
  }));
  const post = (rpc: string, body: object, signal?: AbortSignal) =>
    fetch(`${origin}:${rpc}`, {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  await post('commit', { writes });
  const query = { structuredQuery: { from: [{ collectionId: 'posts' }] } };
  for (let times = 0; times < 5; times++) {
    const controller = new AbortController();
    await (await post('runQuery', query, controller.signal)).body?.getReader().read();
    controller.abort();
  }
  expect(await (await post('runQuery', query)).json()).toHaveLength(600);
  const open = await post('runQuery', query);
  await open.body?.getReader().read();
  await left.close();
  const again = createFirestoreEmulator({ databaseFile: file, authorize: publicRead });
  await again.listen(0);
  await again.close();
});

test('maps may be nested 20 levels deep', async () => {
  const nested = (levels: number): object =>
    levels === 0 ? { integerValue: 1 } : { mapValue: { fields: { m: nested(levels - 1) } } };
  expect(await call('POST', ':commit', writeOf('posts/deep', { m: nested(20) }))).toMatchObject({
    status: 200,
  });
  expect(await call('POST', ':commit', writeOf('posts/deep', { m: nested(21) }))).toMatchObject({
    status: 400,
  });
});
