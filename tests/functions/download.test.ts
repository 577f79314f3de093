import { randomBytes } from 'node:crypto';
import { base64url, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { deleteResource, storeResource } from './storage.ts';

/** The demo key of the local run (local/run/function-settings.ts). */
const KEY = base64url.decode('ZGVtby1rZXktZm9yLXRoZS1sb2NhbC1ydW4tbm90LWEtc2VjcmV0');

const bytes = new Uint8Array(randomBytes(300_000));
let fileName = '';
let token = '';

beforeAll(async () => {
  fileName = await storeResource(bytes);
  token = await sign(fileName);
});

function sign(name: string) {
  return new SignJWT({ fileName: name })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'demo' })
    .setExpirationTime('1h')
    .sign(KEY);
}

function download(wanted: string, init: RequestInit = {}) {
  return fetch(`${localUrl(PORTS.hosting)}/api/download?token=${wanted}`, init);
}

test('DOWN-02 the file is sent unchanged, as an attachment with its name, type and length', async () => {
  const response = await download(token);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const disposition = response.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; /);
  expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(fileName)}`);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

test.each([
  ['bytes=0-99', 0, 100],
  ['bytes=299900-', 299_900, 300_000],
  ['bytes=-10', 299_990, 300_000],
  ['bytes=299990-400000', 299_990, 300_000],
])('DOWN-02 for the range %s that part is sent', async (range, start, end) => {
  const response = await download(token, { headers: { range } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/300000`);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(start, end));
});

test('DOWN-02 a range past the end gets a 416, and an unsupported range the whole file', async () => {
  const behind = await download(token, { headers: { range: 'bytes=300000-' } });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */300000']);
  for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'x']) {
    const whole = await download(token, { headers: { range } });
    expect([range, whole.status]).toEqual([range, 200]);
    await whole.body?.cancel();
  }
});

// Which tokens are refused: functions/src/downloads/download-token.test.ts.
test('DOWN-01 DOWN-04 a missing, an invalid or a repeated token is refused', async () => {
  for (const wanted of ['', 'a.b.c', `${token}&token=${token}`]) {
    const response = await download(wanted);
    expect([response.status, await response.json()]).toEqual([
      401,
      { success: false, message: 'Invalid or expired token.' },
    ]);
  }
});

test('DOWN-03 a deleted file is a 404', async () => {
  const gone = await storeResource(new Uint8Array([1]));
  const wanted = await sign(gone);
  await deleteResource(gone);
  const response = await download(wanted);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: 'File not found.' });
});
