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

/** What Firebase's emulator serves files with, and reads these rules by. */
const ofFirebase = createRequire(import.meta.resolve('firebase-tools/package.json'));
const { server: serve }: FileServer = ofFirebase('superstatic');

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

async function answer(path: string) {
  const response = await fetch(site + path);
  return { status: response.status, kept: response.headers.get('cache-control') };
}

test.each(FILES.filter((file) => file.startsWith('/assets/')))('%s is kept for good', async (file) => {
  expect(await answer(file)).toEqual({ status: 200, kept: 'public, max-age=31536000, immutable' });
});

test.each(['/assets/app-B_1-y.js', '/assets/', '/assets/app-B_1-x.js/more', '/no/page'])(
  '%s, which is not there, is not kept',
  async (path) => {
    expect(await answer(path)).toEqual({ status: 404, kept: 'no-cache' });
  },
);

test.each([
  '/',
  '/about',
  '/career',
  '/career/open-application',
  '/document/docs_pdf/privacy_policy.pdf',
  '/jobs/any',
])('the page %s is asked for anew after a deploy', async (path) => {
  expect(await answer(path)).toEqual({ status: 200, kept: 'public, max-age=0, must-revalidate' });
});

test('what is neither a page nor named by its content is left to Hosting', async () => {
  expect(await answer('/favicon.svg')).toEqual({ status: 200, kept: null });
});

test('answers of functions say themselves how long they are kept', () => {
  const sources = cacheRules(FILES, []).map(({ source }) => source);
  expect(sources.filter((source) => source.includes('**'))).toEqual([]);
  expect(sources.filter((source) => /^\/(api|blog|resources|cards)/.test(source))).toEqual([]);
});
