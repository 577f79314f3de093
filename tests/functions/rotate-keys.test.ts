import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, PORTS } from '../../local/ports.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';
import { storeResource } from './storage.ts';

const [OLD, NEW] = ['old', 'new'].map((id) => ({ id, key: randomBytes(32).toString('base64url') }));
const bytes = new Uint8Array(randomBytes(12_000_000));

let fileName: string;
/** The function `download` before, during and after a rotation, and pages of a release that was before it. */
let [before, during, after, pages]: FunctionsServer[] = [];
let current: FunctionsServer | undefined;

/** The site, as far as pages ask it: whatever revision of `download` has the traffic. */
const site = createServer(({ url = '' }, response) => {
  response.writeHead(307, { location: `${current?.url('download')}${url}` }).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const serve = (keys: readonly (typeof OLD)[]) =>
    startFunctionsServer(['download'], {
      FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore.port}`,
      DOWNLOAD_LINK_KEYS: keys.map((each) => `${each?.id}:${each?.key}`).join(),
    });
  [before, during, after, pages] = await Promise.all([
    serve([OLD]),
    serve([NEW, OLD]),
    serve([NEW]),
    startFunctionsServer(['pages'], { SITE_URL, DOWNLOAD_LINK_KEYS: 'destroyed' }),
  ]);
  fileName = await storeResource(bytes);
});
afterAll(async () => {
  site.close();
  await Promise.all([before, during, after, pages].map((server) => server?.stop()));
});

function tokenOf(signing: typeof OLD): Promise<string> {
  return new SignJWT({ fileName })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: signing?.id ?? '' })
    .setExpirationTime('1h')
    .sign(Buffer.from(signing?.key ?? '', 'base64url'));
}

const download = (from: FunctionsServer | undefined, token: string, headers: Record<string, string> = {}) =>
  fetch(`${from?.url('download')}/api/download?token=${token}`, { headers });

/** What the page of a link has embedded about its file, while a revision of `download` has the traffic. */
async function statusOnPage(traffic: FunctionsServer | undefined, token: string) {
  current = traffic;
  const html = await (await fetch(`${pages?.url('pages')}/download?token=${token}`)).text();
  return /"status":"(\w+)"/.exec(html)?.[1];
}

test('DAY-06 a key is rotated in the middle of a download: it ends well, and no page fails', async () => {
  const [old, fresh] = await Promise.all([tokenOf(OLD), tokenOf(NEW)]);
  const running = await download(before, old);
  expect([running.status, await statusOnPage(before, old)]).toEqual([200, 'ready']);

  // Both keys are good: the download goes on where it was, broken off or not.
  expect([await statusOnPage(during, old), await statusOnPage(during, fresh)]).toEqual(['ready', 'ready']);
  const range = { range: 'bytes=6000000-', 'if-range': running.headers.get('etag') ?? '' };
  const resumed = await download(during, old, range);
  expect(resumed.status).toBe(206);
  expect(Buffer.from(await resumed.arrayBuffer()).equals(bytes.subarray(6_000_000))).toBe(true);
  expect(Buffer.from(await running.arrayBuffer()).equals(bytes)).toBe(true);
  const ofAnother = await download(during, old, { ...range, 'if-range': '"another"' });
  expect(ofAnother.status).toBe(200);
  await ofAnother.body?.cancel();

  // The old key is destroyed.
  expect((await download(after, old)).status).toBe(401);
  expect([await statusOnPage(after, old), await statusOnPage(after, fresh)]).toEqual(['refused', 'ready']);
});
