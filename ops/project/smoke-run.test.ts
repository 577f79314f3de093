import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { aPost, aSummary } from '#tests/factories/post.ts';
import { smokeRun } from './smoke-run.ts';

let server: Server;
afterEach(() => server.close());

const HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};

const LIST = { page: 1, pageCount: 1, matchCount: 1, totalCount: 1, newest: null, categories: [] };
const RESOURCE = {
  id: 'a.pdf',
  title: 'a',
  url: '/resources',
  category: 'Guides & Tutorials',
  fileType: 'pdf',
  fileName: 'a.pdf',
  dateAdded: '2026-11-22T10:00:00Z',
  sizeInBytes: 1,
};

/** A working site, except for the paths for which a test has its own response. */
function aSite(otherwise: Record<string, RequestListener> = {}): Promise<string> {
  const bodies: Record<string, unknown> = {
    '/api/posts': { ...LIST, posts: [aSummary(aPost({ slug: 'newest' }))] },
    '/api/resources': { resources: [RESOURCE] },
    '/api/download-link': { success: true },
  };
  server = createServer((request, response) => {
    const path = request.url ?? '';
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.setHeader('content-type', bodies[path] ? 'application/json' : 'text/html; charset=utf-8');
    const other = otherwise[path];
    if (other) other(request, response);
    else response.end(bodies[path] ? JSON.stringify(bodies[path]) : '<h1>A page</h1>');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

test('SAFE-08 a working site has no faults, and its mail is sent', async () => {
  const hasLeft = vi.fn(async () => true);
  expect(await smokeRun(await aSite(), { address: 'watch@example.org', hasLeft })).toEqual([]);
  expect(hasLeft).toHaveBeenCalledTimes(1);
});

test('SAFE-08 a page that fails, a header that is missing and a list without posts are reported', async () => {
  const url = await aSite({
    '/blog': (_, response) => response.writeHead(503).end(),
    '/contact': (_, response) => {
      response.removeHeader('strict-transport-security');
      response.end();
    },
    '/api/posts': (_, response) => response.end(JSON.stringify({ ...LIST, posts: [] })),
  });
  expect(await smokeRun(url)).toEqual([
    '/blog: status 503',
    '/contact: header strict-transport-security: missing',
    '/api/posts: names no post',
  ]);
});

test('SAFE-08 the newest post is opened', async () => {
  const url = await aSite({ '/blog/newest': (_, response) => response.writeHead(500).end() });
  expect(await smokeRun(url)).toEqual(['/blog/newest: status 500']);
});

test('SAFE-08 a mail that is refused or not sent is a fault', async () => {
  const mail = { address: 'watch@example.org', hasLeft: async () => false };
  expect(await smokeRun(await aSite(), mail)).toEqual([
    'the mail to watch@example.org has not been accepted by the mail server',
  ]);
  server.close();
  const refusing = await aSite({
    '/api/download-link': (_, response) => response.writeHead(401).end('no token'),
  });
  expect(await smokeRun(refusing, mail)).toEqual(['/api/download-link: status 401, no token']);
});

test('SAFE-08 a site that does not respond is a fault of every page', async () => {
  const url = await aSite();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await smokeRun(url)).toHaveLength(5);
});
