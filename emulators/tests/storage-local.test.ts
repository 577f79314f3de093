import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStorageEmulator } from '../storage/server.ts';
import { connectAdmin, newFile, save } from './admin-storage.ts';
import { publicRead } from './policies.ts';

/** For the local emulator only: its policy checks, its errors, and where it differs from the official one. */
const folder = await mkdtemp(join(tmpdir(), 'storage-local-'));
const databaseFile = join(folder, 'storage.sqlite');
const server = createStorageEmulator({ databaseFile, authorize: publicRead });
const address = `127.0.0.1:${await server.listen(0)}`;
const bucket = connectAdmin(address, 'local');
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

async function call(path: string, init: Call = {}) {
  const response = await fetch(`http://${address}${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const OWNER = { authorization: 'Bearer owner' };
const MULTIPART = {
  'x-goog-upload-protocol': 'multipart',
  'content-type': 'multipart/related; boundary=edge',
};

function multipart(metadata: object, content: string): string {
  return `--edge\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n--edge\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--edge--`;
}

test('the admin writes, no one else does, everyone reads', async () => {
  const file = newFile(bucket);
  await save(file, 'a');
  const path = `/v0/b/local/o/${encodeURIComponent(file.name)}`;
  const body = multipart({}, 'b');
  for (const headers of [{}, { authorization: 'Firebase other' }]) {
    const refused = [
      await call(`/v0/b/local/o?name=${file.name}`, {
        method: 'POST',
        headers: { ...headers, ...MULTIPART },
        body,
      }),
      await call(`/v0/b/local/o?name=new`, { method: 'POST', headers: { ...headers, ...MULTIPART }, body }),
      await call(path, { method: 'PATCH', headers, body: '{}' }),
      await call(path, { method: 'DELETE', headers }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await call(`${path}?alt=media`, { headers })).toMatchObject({ status: 200, text: 'a' });
    expect(await call(path, { headers })).toMatchObject({ status: 200 });
    expect(await call('/v0/b/local/o', { headers })).toMatchObject({ status: 200 });
  }
  const headers = { ...OWNER, ...MULTIPART };
  expect(await call('/v0/b/local/o?name=new', { method: 'POST', headers, body })).toMatchObject({
    status: 200,
  });
  expect(await call(path, { method: 'DELETE', headers: OWNER })).toMatchObject({ status: 204 });
});

test('a web page cannot act as the admin SDK', async () => {
  const file = newFile(bucket);
  await save(file, 'a');
  const path = `/b/local/o/${encodeURIComponent(file.name)}`;
  const headers = { origin: 'http://127.0.0.1:5000' };
  expect(await call(path, { method: 'DELETE', headers })).toMatchObject({ status: 403 });
  expect(await file.exists()).toEqual([true]);
});

test('unsupported calls return 501 with their name', async () => {
  const post = (path: string, headers: Record<string, string>, body = '') =>
    call(path, { method: 'POST', headers: { ...OWNER, ...headers }, body });
  const responses = {
    'X-Goog-Upload-Protocol: raw': await post('/v0/b/local/o?name=a', { 'x-goog-upload-protocol': 'raw' }),
    'X-Goog-Upload-Protocol: resumable': await post('/v0/b/local/o?name=a', {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
    }),
    'option create_token': await call('/v0/b/local/o/a?create_token=true', OWNED),
    'option startOffset': await call('/b/local/o?startOffset=a'),
    'option versions': await call('/v0/b/local/o?versions=true'),
    'option generation': await call('/b/local/o/a?generation=1'),
    'option alt=xml': await call('/b/local/o/a?alt=xml'),
    'object field contentEncoding': await call('/v0/b/local/o/a', {
      method: 'PATCH',
      body: '{"contentEncoding":"gzip"}',
    }),
    'PATCH /b/local/o/a': await call('/b/local/o/a', { method: 'PATCH', body: '{}' }),
    'object field acl': await post('/v0/b/local/o?name=a', MULTIPART, multipart({ acl: [] }, 'a')),
    'uploadType=resumable': await post('/upload/storage/v1/b/local/o?uploadType=resumable&name=a', {}),
    compose: await post('/b/local/o/a/compose', {}),
    rewriteTo: await post('/b/local/o/a/rewriteTo/b/local/o/b', {}),
    acl: await post('/b/local/o/a/acl', {}),
    'PUT /v0/b/local/o/a': await call('/v0/b/local/o/a', { method: 'PUT' }),
    'GET /local/a': await call('/local/a'),
  };
  for (const [name, { status, text }] of Object.entries(responses)) {
    expect({ name, status }).toEqual({ name, status: 501 });
    expect(text).toContain(name);
  }
});
const OWNED = { headers: OWNER };

test('the web SDK does not list names that it cannot write', async () => {
  await Promise.all(['w/', 'w/a', 'w//b'].map((name) => save(bucket.file(name), '')));
  const { text } = await call('/v0/b/local/o?prefix=w/&delimiter=/');
  expect(JSON.parse(text)).toEqual({ prefixes: [], items: [{ name: 'w/a', bucket: 'local' }] });
});

test.each(['maxResults=0', 'maxResults=a', 'prefix=a'])('a list with %s is rejected', async (query) => {
  expect(await call(`/v0/b/local/o?${query}`)).toMatchObject({ status: 400 });
});

test('a range outside the object returns 416 and the size', async () => {
  const file = newFile(bucket);
  await save(file, '0123456789');
  const path = `/v0/b/local/o/${encodeURIComponent(file.name)}?alt=media`;
  const outside = await call(path, { headers: { range: 'bytes=10-12' } });
  expect(outside).toMatchObject({ status: 416, text: '' });
  expect(outside.headers.get('content-range')).toBe('bytes */10');
});

test('HEAD returns the headers of the download', async () => {
  const file = newFile(bucket);
  await save(file, '0123456789', { contentType: 'text/plain' });
  const path = `/v0/b/local/o/${encodeURIComponent(file.name)}?alt=media`;
  const head = await call(path, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(Object.fromEntries(head.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'content-type': 'text/plain',
  });
  const part = await call(path, { method: 'HEAD', headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '3']);
  expect(await call('/v0/b/local/o/missing?alt=media', { method: 'HEAD' })).toMatchObject({ status: 404 });
});

test.each([
  ['no name', {}, '', 'a'],
  ['a name with a line break', {}, 'a%0Ab', 'a'],
  ['a name of more than 1024 bytes', {}, 'é'.repeat(513), 'a'],
  ['metadata that is no text', { contentType: 7 }, 'a', 'a'],
  ['custom metadata that is a list', { metadata: ['a'] }, 'a', 'a'],
])('an upload with %s is rejected', async (_, metadata, name, content) => {
  const headers = { ...OWNER, ...MULTIPART };
  const body = multipart(metadata, content);
  expect(await call(`/v0/b/refused/o?name=${name}`, { method: 'POST', headers, body })).toMatchObject({
    status: 400,
  });
  expect(JSON.parse((await call('/v0/b/refused/o')).text).items).toEqual([]);
});
