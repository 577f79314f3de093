import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, localUrl, PORTS } from '../../local/ports.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';

/** The function behind each path of the uptime checks; any other path is a file. */
const FUNCTION_OF: Readonly<Record<string, string>> = {
  '/blog': 'pages',
  '/download': 'pages',
  '/rss.xml': 'rss',
  '/api/contact': 'contact',
  '/api/download': 'download',
};

let server: FunctionsServer;
beforeAll(async () => {
  server = await startFunctionsServer([...new Set(Object.values(FUNCTION_OF))], {
    REQUIRE_APP_CHECK: '1',
    SITE_URL: localUrl(PORTS.hosting),
    FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore.port}`,
    STORAGE_EMULATOR_HOST: localUrl(PORTS.storage),
  });
});
afterAll(() => server.stop());

test.each(globSync('ops/uptime/*.json'))(
  'DAY-05 DAY-07 the uptime check in %s passes, even with App Check on',
  async (file) => {
    const { httpCheck, contentMatchers } = JSON.parse(readFileSync(file, 'utf8'));
    const { path, acceptedResponseStatusCodes } = httpCheck;
    const acceptedStatus = acceptedResponseStatusCodes?.[0].statusValue ?? 200;
    const name = FUNCTION_OF[path];
    const response = await fetch(name ? server.url(name) + path : localUrl(PORTS.hosting) + path);
    expect([response.status, await response.text()]).toEqual([
      acceptedStatus,
      expect.stringContaining(contentMatchers[0].content),
    ]);
  },
);
