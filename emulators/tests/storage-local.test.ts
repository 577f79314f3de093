import { expect, inject, test } from 'vitest';
import { connectAdmin, newFile, save } from './admin-storage.ts';

/** What the SDKs do not send, and what is not supported. */
const address = inject('emulatorHosts').storage;
const bucket = connectAdmin(address, 'local');

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

const MULTIPART = {
  'x-goog-upload-protocol': 'multipart',
  'content-type': 'multipart/related; boundary=edge',
};

function multipart(metadata: object, content: string): string {
  return `--edge\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n--edge\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--edge--`;
}

test('a web page cannot act as the admin SDK', async () => {
  const file = bucket.file(`private/${newFile(bucket).name}`);
  await save(file, 'a');
  const path = `/b/local/o/${encodeURIComponent(file.name)}`;
  const headers = { origin: 'http://127.0.0.1:5000' };
  expect(await call(path, { method: 'DELETE', headers })).toMatchObject({ status: 403 });
  expect(await file.exists()).toEqual([true]);
});

test('unsupported calls return 501 with their name', async () => {
  const post = (path: string, headers: Record<string, string>, body = '') =>
    call(path, { method: 'POST', headers, body });
  await Promise.all(['a', 'b'].map((name) => save(connectAdmin(address, 'two').file(name), '')));
  const responses = {
    'option create_token': await call('/v0/b/local/o/a?create_token=true'),
    'option startOffset': await call('/b/local/o?startOffset=a'),
    'a list of more than maxResults=1': await call('/b/two/o?maxResults=1'),
    'option pageToken': await call('/b/local/o?pageToken=a'),
    'option versions': await call('/v0/b/local/o?versions=true'),
    'option generation': await call('/b/local/o/a?generation=1'),
    'option alt=xml': await call('/b/local/o/a?alt=xml'),
    'object.contentEncoding': await call('/v0/b/local/o/a', {
      method: 'PATCH',
      body: '{"contentEncoding":"gzip"}',
    }),
    'object.acl': await post('/v0/b/local/o?name=a', MULTIPART, multipart({ acl: [] }, 'a')),
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

test.each([
  ['no name', {}, '', 'a'],
  ['a name with a line break', {}, 'a%0Ab', 'a'],
  ['a name of more than 1024 bytes', {}, 'é'.repeat(513), 'a'],
  ['metadata that is not text', { contentType: 7 }, 'a', 'a'],
  ['custom metadata that is a list', { metadata: ['a'] }, 'a', 'a'],
])('an upload with %s is rejected', async (_, metadata, name, content) => {
  const body = multipart(metadata, content);
  expect(
    await call(`/v0/b/refused/o?name=${name}`, { method: 'POST', headers: MULTIPART, body }),
  ).toMatchObject({
    status: 400,
  });
  expect(JSON.parse((await call('/v0/b/refused/o')).text).items).toEqual([]);
});
