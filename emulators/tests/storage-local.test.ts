import { expect, inject, test } from 'vitest';
import { connectAdmin, save } from './admin-storage.ts';

// These tests send requests that the emulator does not support, or that the SDKs never send.
const host = inject('emulatorHosts').storage;
const bucket = connectAdmin(host, 'local');

async function call(path: string, method = 'GET', body = '', headers: Record<string, string> = {}) {
  const response = await fetch(`http://${host}${path}`, { method, headers, ...(body && { body }) });
  return { status: response.status, text: await response.text() };
}

test('a web page cannot act as the admin SDK', async () => {
  const file = bucket.file('private/a');
  await save(file, 'a');
  const headers = { origin: 'http://127.0.0.1:5000' };
  expect(await call('/b/local/o/private%2Fa', 'DELETE', '', headers)).toMatchObject({ status: 403 });
  expect(await file.exists()).toEqual([true]);
});

test.each<[unsupported: string, path: string, method?: string, body?: string]>([
  ['option create_token', '/v0/b/local/o/a?create_token=true'],
  ['option startOffset', '/b/local/o?startOffset=a'],
  ['option versions', '/v0/b/local/o?versions=true'],
  ['option generation', '/b/local/o/a?generation=1'],
  ['option alt=xml', '/b/local/o/a?alt=xml'],
  ['object.contentEncoding', '/v0/b/local/o/a', 'PATCH', '{"contentEncoding":"gzip"}'],
  ['uploadType=resumable', '/upload/storage/v1/b/local/o?uploadType=resumable&name=a', 'POST'],
  ['compose', '/b/local/o/a/compose', 'POST'],
  ['rewriteTo', '/b/local/o/a/rewriteTo/b/local/o/b', 'POST'],
  ['PUT /v0/b/local/o/a', '/v0/b/local/o/a', 'PUT'],
  ['GET /local/a', '/local/a'],
])('an unsupported request returns 501 with its name: %s', async (unsupported, ...request) => {
  expect(await call(...request)).toMatchObject({ status: 501, text: expect.stringContaining(unsupported) });
});

test('a list in more than one page is not supported', async () => {
  await Promise.all(['a', 'b'].map((name) => save(connectAdmin(host, 'two').file(name), '')));
  const text = expect.stringContaining('a list of more than maxResults=1');
  expect(await call('/b/two/o?maxResults=1')).toMatchObject({ status: 501, text });
});

test.each([
  ['no name', '', {}],
  ['a name with a line break', 'a%0Ab', {}],
  ['a name of more than 1024 bytes', 'é'.repeat(513), {}],
  ['metadata that is not text', 'a', { contentType: 7 }],
  ['custom metadata that is a list', 'a', { metadata: ['a'] }],
])('an upload with %s is rejected', async (_, name, metadata) => {
  const headers = {
    'x-goog-upload-protocol': 'multipart',
    'content-type': 'multipart/related; boundary=edge',
  };
  const body = `--edge\r\n\r\n${JSON.stringify(metadata)}\r\n--edge\r\n\r\na\r\n--edge--`;
  const uploaded = await call(`/v0/b/refused/o?name=${name}`, 'POST', body, headers);
  expect(uploaded).toMatchObject({ status: 400 });
  expect(JSON.parse((await call('/v0/b/refused/o')).text).items).toEqual([]);
});
