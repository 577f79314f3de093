import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { deleteResource, signLink, storeResource } from './storage.ts';

const bytes = new Uint8Array(randomBytes(300_000));
let fileName = '';
let token = '';

beforeAll(async () => {
  fileName = await storeResource(bytes);
  token = await signLink(fileName);
});

function download(linkToken: string, init: RequestInit = {}) {
  return fetch(`${localUrl(PORTS.hosting)}/api/download?token=${linkToken}`, init);
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
  ['bytes=0-99', 206, 0, 100],
  ['bytes=299900-', 206, 299_900, 300_000],
  ['bytes=-10', 206, 299_990, 300_000],
  ['bytes=299990-400000', 206, 299_990, 300_000],
  ...['bytes=0-1,5-6', 'lines=1-2', 'x'].map((range) => [range, 200, 0, 300_000] as const),
] as const)(
  'DOWN-02 for the range %s the status is %i, and bytes %i to %i are sent',
  async (range, status, start, end) => {
    const response = await download(token, { headers: { range } });
    const isPart = status === 206;
    expect([response.status, response.headers.get('content-range')]).toEqual([
      status,
      isPart ? `bytes ${start}-${end - 1}/300000` : null,
    ]);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(start, end));
  },
);

test('DOWN-02 a range past the end gets a 416; a download that broke off is resumed only if the file is the same', async () => {
  const pastEnd = await download(token, { headers: { range: 'bytes=300000-' } });
  expect([pastEnd.status, pastEnd.headers.get('content-range')]).toEqual([416, 'bytes */300000']);
  const etag = pastEnd.headers.get('etag') ?? '';
  for (const [ifRange, expected] of [
    [etag, 206],
    ['"another"', 200],
  ] as const) {
    const { status, body } = await download(token, { headers: { range: 'bytes=9-', 'if-range': ifRange } });
    expect([ifRange, status]).toEqual([ifRange, expected]);
    await body?.cancel();
  }
});

// Each kind of invalid token is tested in functions/src/downloads/download-token.test.ts.
test('DOWN-01 DOWN-04 a missing, an invalid or a repeated token is refused', async () => {
  for (const invalid of ['', 'a.b.c', `${token}&token=${token}`]) {
    const response = await download(invalid);
    expect([response.status, await response.json()]).toEqual([
      401,
      { success: false, message: 'Invalid or expired token.' },
    ]);
  }
});

test('DOWN-03 a link to a deleted file gets a 404', async () => {
  const gone = await storeResource(new Uint8Array([1]));
  const linkToken = await signLink(gone);
  await deleteResource(gone);
  const response = await download(linkToken);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: 'File not found.' });
});
