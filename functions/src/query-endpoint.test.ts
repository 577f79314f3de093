import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serveFunction } from '../../tests/serve-function.ts';
import './every-request.ts';
import { type JsonResponse, refuse } from './json-response.ts';
import { queryEndpoint } from './query-endpoint.ts';
import { QuotaError } from './security/quota.ts';

const { logError, guardApp } = vi.hoisted(() => ({
  logError: vi.fn(),
  guardApp: vi.fn<() => Promise<JsonResponse | undefined>>(),
}));
vi.mock('firebase-functions/logger', () => ({ error: logError }));
vi.mock('virtual:site-headers', () => ({ default: { 'X-Content-Type-Options': 'nosniff' } }));
vi.mock('./security/app-check.ts', () => ({ guardApp }));

const FAILURE = { logMessage: 'It could not be read', publicMessage: 'It cannot be read right now.' };

const handle = vi.fn<(parameters: URLSearchParams) => Promise<JsonResponse<unknown>>>();
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

async function request(query = '', init: RequestInit = {}) {
  const response = await fetch(address + query, init);
  const { status, headers } = response;
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  return { status, cacheControl: headers.get('cache-control'), headers, text: await response.text() };
}

test('the handler receives the parameters, and responses are not cached by default', async () => {
  expect(await request('?page=2&search=a?b&page=3')).toMatchObject({
    status: 200,
    cacheControl: 'no-store',
    text: '["one"]',
  });
  expect([...(handle.mock.lastCall?.[0] ?? [])]).toEqual([
    ['page', '2'],
    ['search', 'a?b'],
    ['page', '3'],
  ]);
});

test('HEAD returns only the headers, and POST is refused', async () => {
  expect(await request('', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  handle.mockReset();
  const { status, cacheControl, headers } = await request('', { method: 'POST', body: 'x' });
  expect([status, cacheControl, headers.get('allow')]).toEqual([405, 'no-store', 'GET, HEAD']);
  expect(handle).not.toHaveBeenCalled();
});

test('a request that App Check refuses does not reach the handler', async () => {
  guardApp.mockResolvedValue(refuse(401, 'Not from our site.'));
  expect(await request()).toMatchObject({ status: 401, cacheControl: 'no-store' });
  expect(handle).not.toHaveBeenCalled();
});

test('DAY-01 a caller over quota is refused, and no error is logged', async () => {
  handle.mockRejectedValue(new QuotaError());
  const { status, cacheControl, headers } = await request();
  expect([status, cacheControl, headers.get('retry-after')]).toEqual([429, 'no-store', '60']);
  expect(logError).not.toHaveBeenCalled();
});

test('an error in the handler is logged but not exposed, and is not cached', async () => {
  const failure = new Error('the password is wrong');
  handle.mockRejectedValue(failure);
  expect(await request()).toMatchObject({
    status: 503,
    cacheControl: 'no-store',
    text: JSON.stringify({ success: false, message: FAILURE.publicMessage }),
  });
  expect(logError).toHaveBeenCalledExactlyOnceWith(FAILURE.logMessage, failure);
});
