import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, PORTS } from '../../local/ports.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';
import { signLink, storeResource } from './storage.ts';

const [OLD, NEW] = ['old', 'new'].map((id) => `${id}:${randomBytes(32).toString('base64url')}`);
const bytes = new Uint8Array(randomBytes(12_000_000));

let fileName: string;
/** The function `download` before, during and after a rotation. */
let [before, during, after]: FunctionsServer[] = [];

beforeAll(async () => {
  fileName = await storeResource(bytes);
  [before, during, after] = await Promise.all(
    [OLD, `${NEW},${OLD}`, NEW].map((DOWNLOAD_LINK_KEYS = '') =>
      startFunctionsServer(['download'], {
        FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore.port}`,
        DOWNLOAD_LINK_KEYS,
      }),
    ),
  );
});
afterAll(() => Promise.all([before, during, after].map((server) => server?.stop())));

/** Downloads from a server, by a link that is signed with the given key. */
async function download(from: FunctionsServer | undefined, signing?: string, headers: HeadersInit = {}) {
  return fetch(`${from?.url('download')}?token=${await signLink(fileName, signing)}`, { headers });
}

test('DAY-06 while a key is rotated a running download ends well, and one that broke off is resumed; afterwards the old key is refused', async () => {
  const running = await download(before, OLD);
  const range = { range: 'bytes=6000000-', 'if-range': running.headers.get('etag') ?? '' };
  const resumed = await download(during, OLD, range);
  expect([running.status, resumed.status]).toEqual([200, 206]);
  expect(Buffer.from(await resumed.arrayBuffer()).equals(bytes.subarray(6_000_000))).toBe(true);
  expect(Buffer.from(await running.arrayBuffer()).equals(bytes)).toBe(true);
  expect([(await download(after, OLD)).status, (await download(after, NEW)).status]).toEqual([401, 200]);
});
