import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { toResource } from '../../src/domain/downloads/resource.ts';
import { smokeRun } from './smoke-run.ts';

// Pauses take no time here.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

let server: Server;
afterEach(() => server.close());

const HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};

const FEED = `<rss><channel><link>https://www.example.org/blog</link>
<item>\n<title>A</title>\n<link>https://www.example.org/blog/newest</link></item>
<item>\n<title>B</title>\n<link>https://www.example.org/blog/older</link></item></channel></rss>`;
const RESOURCE = toResource({ fileName: 'a.pdf', url: '/resources', updated: new Date(), sizeInBytes: 1 });

/** What the functions of a working site respond, by path. */
const BODIES: Readonly<Record<string, unknown>> = {
  '/api/resources': { resources: [RESOURCE] },
  '/api/download-link': { success: true },
};

/** Starts a working site, except for the paths for which a test has its own response. Returns its URL. */
function startSite(overrides: Record<string, RequestListener> = {}): Promise<string> {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.setHeader('content-type', BODIES[path] ? 'application/json' : 'text/html; charset=utf-8');
    const ownResponse = overrides[path];
    if (ownResponse) ownResponse(request, response);
    else if (path === '/rss.xml') response.setHeader('content-type', 'application/rss+xml').end(FEED);
    else response.end(BODIES[path] ? JSON.stringify(BODIES[path]) : '<h1>A page</h1>');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

test('SAFE-08 a working site has no faults, and its mail is sent', async () => {
  const wasSent = vi.fn(async () => true);
  expect(await smokeRun(await startSite(), { mail: { email: 'watch@example.org', wasSent } })).toEqual([]);
  expect(wasSent).toHaveBeenCalledTimes(1);
});

test('SAFE-08 pages that fail, such as the newest post, missing headers and a feed without posts are reported', async () => {
  const brokenPostUrl = await startSite({ '/blog/newest': (_, response) => response.writeHead(500).end() });
  expect(await smokeRun(brokenPostUrl)).toEqual(['/blog/newest: status 500']);
  server.close();
  const url = await startSite({
    '/blog': (_, response) => response.writeHead(503).end(),
    '/contact': (_, response) => {
      response.removeHeader('strict-transport-security');
      response.end();
    },
    '/rss.xml': (_, response) => response.end('<rss><channel/></rss>'),
  });
  expect(await smokeRun(url)).toEqual([
    '/blog: status 503',
    '/contact: header strict-transport-security: missing',
    '/rss.xml: names no post; npm run import stores the first ones',
  ]);
  server.close();
  const closedUrl = await startSite({ '/rss.xml': (_, response) => response.writeHead(403).end() });
  expect(await smokeRun(closedUrl)).toEqual(['/rss.xml: status 403']);
});

test('SAFE-08 a mail that is refused or not sent is a fault', async () => {
  const mail = { email: 'watch@example.org', wasSent: async () => false };
  expect(await smokeRun(await startSite(), { mail })).toEqual([
    'the mail to watch@example.org has not been accepted by the mail server',
  ]);
  server.close();
  const refusingUrl = await startSite({
    '/api/download-link': (_, response) => response.writeHead(401).end('no token'),
  });
  expect(await smokeRun(refusingUrl, { mail })).toEqual(['/api/download-link: status 401, no token']);
});

test('SAFE-08 a site that does not respond is a fault of every page and of the feed', async () => {
  const url = await startSite();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await smokeRun(url)).toHaveLength(4);
});

test('DAY-05 SAFE-08 a feed whose first post arrives in time is no fault, and that post is opened', async () => {
  let requests = 0;
  const url = await startSite({
    '/rss.xml': (_, response) => response.writeHead(++requests < 3 ? 503 : 200).end(FEED),
    '/blog/newest': (_, response) => response.writeHead(500).end(),
  });
  expect(await smokeRun(url, { feedTimeoutMs: 30_000 })).toEqual(['/blog/newest: status 500']);
});

test('DAY-05 where App Check is on, pages need no token, and calls for a mail carry one', async () => {
  const guarded: RequestListener = ({ headers, url = '' }, response) => {
    const isAllowed = headers['x-firebase-appcheck'] === 'a-token';
    response.writeHead(isAllowed ? 200 : 401).end(JSON.stringify(isAllowed ? BODIES[url] : {}));
  };
  const guardedPaths = ['/api/posts', '/api/resources', '/api/download-link'];
  const url = await startSite(Object.fromEntries(guardedPaths.map((path) => [path, guarded])));
  const mail = { email: 'watch@example.org', wasSent: async () => true };
  expect(await smokeRun(url, { mail, appCheckToken: 'a-token' })).toEqual([]);
  expect(await smokeRun(url)).toEqual([]);
});
