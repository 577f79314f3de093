import { randomUUID } from 'node:crypto';
import { base64url, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { deleteResource, storeResource } from './storage.ts';

/** The demo key of the local run (local/run/function-settings.ts). */
const KEY = base64url.decode('ZGVtby1rZXktZm9yLXRoZS1sb2NhbC1ydW4tbm90LWEtc2VjcmV0');

const tokens: Record<string, string> = {};

beforeAll(async () => {
  const fileName = await storeResource(new Uint8Array([37, 80, 68, 70]));
  const gone = await storeResource(new Uint8Array([1]));
  await deleteResource(gone);
  const now = Math.floor(Date.now() / 1000);
  const good = await sign(fileName, now + 3600);
  Object.assign(tokens, {
    good,
    garbage: `a.b.${randomUUID()}`,
    expired: await sign(fileName, now - 1),
    altered: `${good.slice(0, -5)}AAAAA`,
    'for a file that is gone': await sign(gone, now + 3600),
  });
});

function sign(fileName: string, exp: number): Promise<string> {
  return new SignJWT({ fileName })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'demo' })
    .setExpirationTime(exp)
    .sign(KEY);
}

function open(query: string, init?: RequestInit): Promise<Response> {
  return fetch(`${localUrl(PORTS.hosting)}/download${query}`, init);
}

/** Expects a page that is rendered on request, is not cached and does not send its URL as referrer. */
async function expectPage(query: string): Promise<void> {
  const response = await open(query);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).toContain('id="page-data"');
  expect(html).toMatch(/<h1[^>]*>.*Your download.*<\/h1>/s);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
}

test('DOWN-01 without a token the page is rendered on request', async () => {
  await expectPage('');
  await expectPage('?token=');
});

test.each(['good', 'garbage', 'expired', 'altered', 'for a file that is gone'])(
  'DOWN-03 with a token that is %s the page is rendered on request',
  (name) => expectPage(`?token=${encodeURIComponent(tokens[name] ?? '')}`),
);

test('DOWN-04 opening the page does not use the link up, and sends no part of the file', async () => {
  const query = `?token=${encodeURIComponent(tokens.good ?? '')}`;
  for (let visit = 0; visit < 2; visit++) expect(await (await open(query)).text()).not.toContain('%PDF');
  const file = await fetch(`${localUrl(PORTS.hosting)}/api/download${query}`);
  expect([file.status, await file.text()]).toEqual([200, '%PDF']);
});
