import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serveDuringTests } from '../../tests/serve-during-tests.ts';
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

const ERROR_MESSAGES = ['It could not be read', 'It cannot be read right now.'] as const;

const handle = vi.fn<(parameters: URLSearchParams) => Promise<JsonResponse<unknown>>>();
const served = serveDuringTests('query', queryEndpoint(ERROR_MESSAGES, handle));

beforeEach(() => {
  handle.mockReset().mockResolvedValue({ status: 200, body: ['one'] });
  guardApp.mockReset().mockResolvedValue(undefined);
  logError.mockReset();
});

async function request(query = '', init: RequestInit = {}) {
  const response = await fetch(served.url + query, init);
  const { status, headers } = response;
  expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
    'nosniff',
    'no-store',
  ]);
  return { status, headers, text: await response.text() };
}

test('the handler receives the parameters, and responses are not cached by default', async () => {
  expect(await request('?page=2&search=a?b&page=3')).toMatchObject({ status: 200, text: '["one"]' });
  expect([...(handle.mock.lastCall?.[0] ?? [])]).toEqual([
    ['page', '2'],
    ['search', 'a?b'],
    ['page', '3'],
  ]);
});

test('HEAD returns only the headers, and POST is refused', async () => {
  expect(await request('', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  handle.mockReset();
  const { status, headers } = await request('', { method: 'POST', body: 'x' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(handle).not.toHaveBeenCalled();
});

test('a request that App Check refuses does not reach the handler', async () => {
  guardApp.mockResolvedValue(refuse(401, 'Not from our site.'));
  expect((await request()).status).toBe(401);
  expect(handle).not.toHaveBeenCalled();
});

test('DAY-01 a caller over quota is refused, and no error is logged', async () => {
  handle.mockRejectedValue(new QuotaError());
  const { status, headers } = await request();
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  expect(logError).not.toHaveBeenCalled();
});

/** Expects the response to a request whose handler fails, and the error with this message in the log. */
async function expectFailure(pending: ReturnType<typeof request>, message: string): Promise<void> {
  const { status, headers, text } = await pending;
  expect([status, headers.get('retry-after')]).toEqual([503, '300']);
  expect(JSON.parse(text)).toEqual({ success: false, message: ERROR_MESSAGES[1] });
  expect(logError).toHaveBeenCalledExactlyOnceWith(ERROR_MESSAGES[0], expect.objectContaining({ message }));
}

test('an error in the handler is logged but not exposed, and is not cached', async () => {
  handle.mockRejectedValue(new Error('the password is wrong'));
  await expectFailure(request(), 'the password is wrong');
});

test('a handler has ten seconds to respond', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  handle.mockReturnValue(new Promise(() => {}));
  const pending = request();
  await expect.poll(() => handle).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  await expectFailure(pending, 'No result within 10000 ms');
});
