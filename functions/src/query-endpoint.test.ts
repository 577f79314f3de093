import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serveFunction } from '../../tests/serve-function.ts';
import { type Answer, refuse } from './answer.ts';
import { queryEndpoint } from './query-endpoint.ts';

const { logError, guardApp } = vi.hoisted(() => ({
  logError: vi.fn(),
  guardApp: vi.fn<() => Promise<Answer | undefined>>(),
}));
vi.mock('firebase-functions', () => ({ logger: { error: logError } }));
vi.mock('virtual:site-headers', () => ({ default: { 'X-Content-Type-Options': 'nosniff' } }));
vi.mock('./security/app-check.ts', () => ({ guardApp }));

const FAILURE = { inLog: 'It could not be read', toVisitor: 'It cannot be read right now.' };

const handle = vi.fn<(parameters: URLSearchParams) => Promise<Answer<unknown>>>();
let server: Server;
let address: string;

beforeAll(async () => {
  const served = await serveFunction('query', queryEndpoint(FAILURE, handle));
  server = served.server;
  address = `http://127.0.0.1:${served.port}/`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  handle.mockReset().mockResolvedValue({ status: 200, body: ['one'] });
  guardApp.mockReset().mockResolvedValue(undefined);
  logError.mockReset();
});

async function ask(query = '', init: RequestInit = {}) {
  const response = await fetch(address + query, init);
  const { status, headers } = response;
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  return { status, kept: headers.get('cache-control'), headers, text: await response.text() };
}

test('the handler has the parameters, and nobody keeps an answer that does not say for how long', async () => {
  expect(await ask('?page=2&search=a?b&page=3')).toMatchObject({
    status: 200,
    kept: 'no-store',
    text: '["one"]',
  });
  expect([...(handle.mock.lastCall?.[0] ?? [])]).toEqual([
    ['page', '2'],
    ['search', 'a?b'],
    ['page', '3'],
  ]);
});

test('an answer may be kept for as long as it says', async () => {
  handle.mockResolvedValue({ status: 200, headers: { 'Cache-Control': 'public, s-maxage=60' }, body: [] });
  expect((await ask()).kept).toBe('public, s-maxage=60');
});

test('without parameters there are none', async () => {
  await ask();
  expect([...(handle.mock.lastCall?.[0] ?? [])]).toEqual([]);
});

test('whoever asks only for the head gets it', async () => {
  expect(await ask('', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('nothing can be sent', async () => {
  const { status, kept, headers } = await ask('', { method: 'POST', body: 'x' });
  expect([status, kept, headers.get('allow')]).toEqual([405, 'no-store', 'GET, HEAD']);
  expect(handle).not.toHaveBeenCalled();
});

test('a call that App Check does not let pass is not answered', async () => {
  guardApp.mockResolvedValue(refuse(401, 'Not from our site.'));
  expect(await ask()).toMatchObject({ status: 401, kept: 'no-store' });
  expect(handle).not.toHaveBeenCalled();
});

test('what a handler throws is logged and not told, and nobody keeps that', async () => {
  const failure = new Error('the password is wrong');
  handle.mockRejectedValue(failure);
  expect(await ask()).toMatchObject({
    status: 503,
    kept: 'no-store',
    text: JSON.stringify({ success: false, message: FAILURE.toVisitor }),
  });
  expect(logError).toHaveBeenCalledExactlyOnceWith(FAILURE.inLog, failure);
});
