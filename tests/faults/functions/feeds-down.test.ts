import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FunctionsServer, startFunctionsServer } from '../../functions/functions-server.ts';
import { freePort } from '../../functions/mail-server.ts';

let server: FunctionsServer;

beforeAll(async () => {
  const unreachable = `http://127.0.0.1:${await freePort()}`;
  server = await startFunctionsServer(['sitemap', 'rss'], { STORAGE_EMULATOR_HOST: unreachable });
});
afterAll(() => server?.stop());

test.each(['sitemap', 'rss'])(
  'while Storage is down %s is an uncached 503 with Retry-After',
  async (name) => {
    const { status, headers } = await fetch(server.url(name));
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '300',
    ]);
  },
);
