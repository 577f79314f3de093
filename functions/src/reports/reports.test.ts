import { beforeEach, expect, test, vi } from 'vitest';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import '../every-request.ts';
import { reports } from './reports.ts';

const { warn, addToSums } = vi.hoisted(() => ({ warn: vi.fn(), addToSums: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ warn }));
vi.mock('../sums/sums.ts', () => ({ addToSums }));
vi.mock('virtual:site-headers', () => ({ default: { 'X-Content-Type-Options': 'nosniff' } }));

const TYPE = 'application/reports+json';
const crash = { type: 'crash', url: 'https://www.example.org/blog', body: { reason: 'oom' } };
const served = serveDuringTests('reports', reports, { SITE_URL: 'https://www.example.org' });

beforeEach(() => {
  warn.mockReset();
  addToSums.mockReset().mockResolvedValue(undefined);
});

function post(body: string, type = TYPE, method = 'POST'): Promise<Response> {
  return fetch(served.url, { method, headers: { 'Content-Type': type }, ...(method === 'POST' && { body }) });
}

test('SAFE-06 LEAD-06 reports are logged at the 1st, 10th, 100th …, all are counted for the day, and the response is empty', async () => {
  const response = await post(JSON.stringify(Array(12).fill(crash)));
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    204,
    '',
    'no-store',
  ]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const logged = { type: 'crash', what: 'oom', page: '/blog', source: '' };
  expect(warn.mock.calls).toEqual(
    [1, 10].map((count) => ['Browsers report a problem', { ...logged, count }]),
  );
  expect(addToSums.mock.calls).toEqual([[new Map([['report/crash', 12]])]]);
});

test.each([
  ['sent by GET', '', TYPE, 'GET', 405],
  ['of another type', '[]', 'text/plain', 'POST', 415],
  ['sent as JSON', '[]', 'application/json', 'POST', 415],
  ['that are too large', JSON.stringify([{ ...crash, more: 'a'.repeat(64 * 1024) }]), TYPE, 'POST', 413],
  ['above the maximum of fifty', JSON.stringify(Array(51).fill(crash)), TYPE, 'POST', 400],
  ['that are malformed', '[{', TYPE, 'POST', 400],
  ['that are not in a list', '{"type":1}', TYPE, 'POST', 400],
])('SAFE-06 reports %s are refused, and nothing is logged', async (_, body, type, method, status) => {
  const response = await post(body, type, method);
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ success: false }),
  ]);
  expect(warn).not.toHaveBeenCalled();
});
