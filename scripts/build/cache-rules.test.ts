import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheRules } from './cache-rules.ts';

interface FileServer {
  server(options: object): { listen(): Server };
}

const requireFromFirebaseTools = createRequire(import.meta.resolve('firebase-tools/package.json'));
/** The file server of Firebase's emulator, which applies these rules. */
const { server: serve }: FileServer = requireFromFirebaseTools('superstatic');

const FILES = [
  '/index.html',
  '/404.html',
  '/about.html',
  '/career.html',
  '/career/open-application.html',
  '/document/docs_pdf/privacy_policy.pdf.html',
  '/assets/app-B_1-x.js',
  '/assets/index.esm-CRE3t5eK.js',
  '/assets/sans-latin-ext.woff2',
  '/favicon.svg',
];

let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const rewrites = [{ source: '/jobs/*', destination: '/career.html' }];
  const headers = cacheRules(FILES, ['/jobs/*']);
  const config = { public: '.', cleanUrls: true, trailingSlash: false, rewrites, headers };
  const options = { cwd: folder, config, stack: 'strict', port: 0, hostname: '127.0.0.1' };
  server = serve(options).listen();
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

async function request(path: string) {
  const response = await fetch(site + path);
  return { status: response.status, cacheControl: response.headers.get('cache-control') };
}

test.each(FILES.filter((file) => file.startsWith('/assets/')))('%s is cached for a year', async (file) => {
  expect(await request(file)).toEqual({ status: 200, cacheControl: 'public, max-age=31536000, immutable' });
});

test.each(['/assets/app-B_1-y.js', '/assets/', '/assets/app-B_1-x.js/more', '/no/page'])(
  '%s, which does not exist, is not cached',
  async (path) => {
    expect(await request(path)).toEqual({ status: 404, cacheControl: 'no-cache' });
  },
);

test.each([
  '/',
  '/about',
  '/career',
  '/career/open-application',
  '/document/docs_pdf/privacy_policy.pdf',
  '/jobs/any',
])('the page %s is revalidated', async (path) => {
  expect(await request(path)).toEqual({ status: 200, cacheControl: 'public, max-age=0, must-revalidate' });
});

test('files outside /assets that are not pages get Hosting’s defaults', async () => {
  expect(await request('/favicon.svg')).toEqual({ status: 200, cacheControl: null });
});

test('no rule matches the paths of functions, which set the caching of their responses', () => {
  const sources = cacheRules(FILES, []).map(({ source }) => source);
  expect(sources.filter((source) => source.includes('**'))).toEqual([]);
  expect(sources.filter((source) => /^\/(api|blog|resources|cards)/.test(source))).toEqual([]);
});
