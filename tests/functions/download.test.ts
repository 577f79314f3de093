import { randomBytes } from 'node:crypto';
import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { ORIGIN } from '../addresses.ts';
import { deleteResource, objectUrl, storeResource } from './storage.ts';

/** The demo key of the local run (local/run/function-settings.ts). */
const KEY = base64url.decode('ZGVtby1rZXktZm9yLXRoZS1sb2NhbC1ydW4tbm90LWEtc2VjcmV0');

const bytes = new Uint8Array(randomBytes(300_000));
let fileName = '';
let token = '';

beforeAll(async () => {
  fileName = await storeResource(bytes);
  token = await sign({ fileName });
});

function inAnHour(): number {
  return Math.floor(Date.now() / 1000) + 3600;
}

interface Signing {
  readonly key?: Uint8Array;
  readonly kid?: string;
  readonly exp?: number;
}

function sign(payload: Record<string, unknown>, { key = KEY, kid = 'demo', exp = inAnHour() }: Signing = {}) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setExpirationTime(exp)
    .sign(key);
}

function download(wanted: string, init: RequestInit = {}) {
  return fetch(`${localUrl(PORTS.hosting)}/api/download?token=${encodeURIComponent(wanted)}`, init);
}

async function expectRefused(wanted: string) {
  const response = await download(wanted);
  const refusal = { status: response.status, body: await response.text() };
  expect(refusal).toEqual({
    status: 401,
    body: JSON.stringify({ success: false, message: 'Invalid or expired token.' }),
  });
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

test('DOWN-02 HEAD returns the same headers and does not use the link up', async () => {
  for (let visit = 0; visit < 3; visit++) {
    const response = await download(token, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(await response.text()).toBe('');
  }
  expect((await download(token)).status).toBe(200);
  expect((await download(token)).status).toBe(200);
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

test('DOWN-02 with If-Range a part is sent only if the file has not changed', async () => {
  const etag = (await download(token, { method: 'HEAD' })).headers.get('etag') ?? '';
  const same = await download(token, { headers: { range: 'bytes=0-9', 'if-range': etag } });
  const other = await download(token, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } });
  expect([same.status, other.status]).toEqual([206, 200]);
});

test('DOWN-04 a token that is unsigned or signed with another key or algorithm is refused', async () => {
  const payload = { fileName };
  const unsigned = new UnsecuredJWT(payload).setExpirationTime(inAnHour()).encode();
  await expectRefused(unsigned);
  await expectRefused(`${unsigned}${token.split('.')[2]}`);
  await expectRefused(await sign(payload, { key: new Uint8Array(randomBytes(32)) }));
  await expectRefused(await sign(payload, { kid: 'another' }));
  const hs512 = new SignJWT(payload).setProtectedHeader({ alg: 'HS512', kid: 'demo' });
  await expectRefused(await hs512.setExpirationTime(inAnHour()).sign(new Uint8Array([...KEY, ...KEY])));
});

test('DOWN-01 a token that has expired, or has no expiry, is refused', async () => {
  await expectRefused(await sign({ fileName }, { exp: Math.floor(Date.now() / 1000) - 1 }));
  const endless = new SignJWT({ fileName }).setProtectedHeader({ alg: 'HS256', kid: 'demo' });
  await expectRefused(await endless.sign(KEY));
});

test.each(['', 'a.b.c', '..', 'null', 'a'.repeat(5000)])('DOWN-01 %j is refused as a token', expectRefused);

test('DOWN-01 a repeated token is refused', async () => {
  const site = `${localUrl(PORTS.hosting)}/api/download`;
  expect((await fetch(`${site}?token=${token}&token=${token}`)).status).toBe(401);
});

test('DOWN-03 a deleted file is a 404', async () => {
  const gone = await storeResource(new Uint8Array([1]));
  const wanted = await sign({ fileName: gone });
  await deleteResource(gone);
  const response = await download(wanted);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: 'File not found.' });
});

test('RES-07 Storage’s own URLs are forbidden', async () => {
  const own = objectUrl(`resources/${fileName}`);
  for (const url of [own, `${own}?alt=media`, `${own}?alt=media&token=guess`]) {
    expect((await fetch(url, { headers: { origin: ORIGIN } })).status).toBe(403);
  }
  const list = `${own.slice(0, own.lastIndexOf('/'))}?prefix=resources%2F&delimiter=%2F`;
  expect((await fetch(list, { headers: { origin: ORIGIN } })).status).toBe(403);
});

test('DOWN-01 DOWN-03 DOWN-04 the page of a link is rendered on request, sends no part of the file and does not use the link up', async () => {
  const site = localUrl(PORTS.hosting);
  for (const query of ['', '?token=a.b.c', `?token=${token}`, `?token=${token}`]) {
    const response = await fetch(`${site}/download${query}`);
    expect([query, response.status, response.headers.get('cache-control')]).toEqual([query, 200, 'no-store']);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>.*Your download.*<\/h1>/s);
    expect(html).toContain('id="page-data"');
    expect(html).not.toContain('%PDF');
  }
  expect((await download(token)).status).toBe(200);
});
