import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FunctionsServer, startFunctionsServer } from '../../functions/functions-server.ts';
import { freePort } from '../../functions/mail-server.ts';

let server: FunctionsServer;

beforeAll(async () => {
  const unreachable = `http://127.0.0.1:${await freePort()}`;
  server = await startFunctionsServer(['pages'], { STORAGE_EMULATOR_HOST: unreachable });
});
afterAll(() => server?.stop());

test.each(['/blog', '/blog/units'])(
  'SAFE-02 while Storage is down %s is an uncached 503 with the app, under the security policy',
  async (path) => {
    const response = await fetch(server.url('pages') + path);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toMatch(/"\/assets\/react-[\w-]+\.js"/);
  },
);
