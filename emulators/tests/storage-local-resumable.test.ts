import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStorageEmulator } from '../storage/server.ts';
import { publicRead } from './policies.ts';

/** Uploads in chunks, request by request, as a client that loses its connection. */
const folder = await mkdtemp(join(tmpdir(), 'storage-resumable-'));
const databaseFile = join(folder, 'storage.sqlite');
let server = createStorageEmulator({ databaseFile, authorize: publicRead });
let port = await server.listen(0);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const OWNER = { authorization: 'Bearer owner' };

async function start(size: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/v0/b/local/o?name=a`, {
    method: 'POST',
    headers: {
      ...OWNER,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(size),
      'x-goog-upload-header-content-type': 'text/plain',
    },
  });
  expect(response.headers.get('x-goog-upload-status')).toBe('active');
  return response.headers.get('x-goog-upload-url') ?? '';
}

async function send(url: string, command: string, offset = 0, body = '') {
  const headers = { ...OWNER, 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) };
  const response = await fetch(url, { method: 'POST', headers, body });
  return {
    status: response.status,
    upload: response.headers.get('x-goog-upload-status'),
    received: response.headers.get('x-goog-upload-size-received'),
    text: await response.text(),
  };
}

test('a client queries the received size and resumes from there, even after a restart of the emulator', async () => {
  const startedAt = await start(10);
  expect(await send(startedAt, 'query')).toMatchObject({ upload: 'active', received: '0' });
  expect(await send(startedAt, 'upload', 0, '0123')).toMatchObject({ upload: 'active', received: '4' });
  await server.close();
  server = createStorageEmulator({ databaseFile, authorize: publicRead });
  port = await server.listen(0);
  const url = startedAt.replace(/:\d+/, `:${port}`);
  expect(await send(url, 'query')).toMatchObject({ upload: 'active', received: '4' });
  const final = await send(url, 'upload, finalize', 4, '456789');
  expect(final).toMatchObject({ status: 200, upload: 'final' });
  expect(JSON.parse(final.text)).toMatchObject({ size: '10', contentType: 'text/plain' });
  expect(await send(url, 'query')).toMatchObject({ upload: 'final', received: '10' });
  expect(JSON.parse((await send(url, 'finalize')).text)).toEqual(JSON.parse(final.text));
});

test('bytes at another offset are rejected and not stored', async () => {
  const url = await start(10);
  await send(url, 'upload', 0, '0123');
  expect(await send(url, 'upload', 0, '0123')).toMatchObject({ status: 400 });
  expect(await send(url, 'upload', 8, '89')).toMatchObject({ status: 400 });
  expect(await send(url, 'query')).toMatchObject({ received: '4' });
});

test('an upload whose size differs from the announced one is rejected', async () => {
  const url = await start(10);
  expect(await send(url, 'upload, finalize', 0, '0123')).toMatchObject({ status: 400 });
  expect(await send(url, 'upload', 4, '456789')).toMatchObject({ status: 400 });
});

test('a cancelled upload takes no more bytes', async () => {
  const url = await start(10);
  await send(url, 'upload', 0, '0123');
  expect(await send(url, 'cancel')).toMatchObject({ status: 200, upload: 'cancelled' });
  for (const offset of [0, 4]) {
    expect(await send(url, 'upload', offset, '456789')).toMatchObject({ status: 400 });
  }
});

test('an upload that was never started is not found', async () => {
  expect(await send(`http://127.0.0.1:${port}/v0/b/local/o?upload_id=x`, 'query')).toMatchObject({
    status: 404,
  });
});

test('the JSON API returns the received size and accepts overlapping bytes', async () => {
  const started = await fetch(
    `http://127.0.0.1:${port}/upload/storage/v1/b/local/o?uploadType=resumable&name=b`,
    {
      method: 'POST',
    },
  );
  const url = started.headers.get('location') ?? '';
  const bytes = randomBytes(1000);
  const put = (range: string, body: Buffer = Buffer.alloc(0)) =>
    fetch(url, { method: 'PUT', headers: { 'content-range': range }, body: new Uint8Array(body) });
  const nothing = await put('bytes */*');
  expect([nothing.status, nothing.headers.get('range')]).toEqual([308, null]);
  const first = await put('bytes 0-599/*', bytes.subarray(0, 600));
  expect([first.status, first.headers.get('range')]).toEqual([308, 'bytes=0-599']);
  expect((await put('bytes */1000')).headers.get('range')).toBe('bytes=0-599');
  expect((await put('bytes 700-999/1000', bytes.subarray(700))).status).toBe(400);
  const last = await put('bytes 500-999/1000', bytes.subarray(500));
  expect(await last.json()).toMatchObject({ name: 'b', size: '1000' });
  expect((await put('bytes */1000')).status).toBe(200);
  const stored = await fetch(`http://127.0.0.1:${port}/b/local/o/b?alt=media`);
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
});
