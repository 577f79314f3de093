import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { freePort } from 'local-firebase/tests/free-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, PORTS } from '../../../local/ports.ts';
import { type FunctionsServer, startFunctionsServer } from '../../functions/functions-server.ts';

const SIGNING = { id: 'test', key: randomUUID() + randomUUID() };
let server: FunctionsServer;

beforeAll(async () => {
  const unreachable = `http://127.0.0.1:${await freePort()}`;
  server = await startFunctionsServer(['resources', 'download'], {
    STORAGE_EMULATOR_HOST: unreachable,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore.port}`,
    DOWNLOAD_LINK_KEYS: `${SIGNING.id}:${SIGNING.key}`,
  });
});
afterAll(() => server?.stop());

test.concurrent('DOWN-03 while Storage is down a valid link responds "Error fetching file."', async () => {
  const token = await new SignJWT({ fileName: 'guide.pdf' })
    .setProtectedHeader({ alg: 'HS256', kid: SIGNING.id })
    .setExpirationTime('1h')
    .sign(Buffer.from(SIGNING.key, 'base64url'));
  const response = await fetch(`${server.url('download')}?token=${token}`);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ success: false, message: 'Error fetching file.' });
  expect(response.headers.get('content-disposition')).toBeNull();
});

test.concurrent('RES-01 while Storage is down the list is an uncached error', async () => {
  const response = await fetch(server.url('resources'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await response.json()).toEqual({
    success: false,
    message: 'The list of documents is unavailable right now.',
  });
});
