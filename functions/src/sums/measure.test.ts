import { beforeEach, expect, test, vi } from 'vitest';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import '../every-request.ts';
import { measure } from './measure.ts';

const { addToSums, warn } = vi.hoisted(() => ({ addToSums: vi.fn(), warn: vi.fn() }));
vi.mock('./sums.ts', () => ({ addToSums }));
vi.mock('firebase-functions/logger', () => ({ warn }));
vi.mock('virtual:site-headers', () => ({ default: {} }));
vi.mock('virtual:site-names', () => ({ default: { release: 'r', pageNames: ['home'] } }));

const beacon = { release: 'r', counts: ['visit'], vitals: [] };
const served = serveDuringTests('measure', measure, { LIMIT_BEACONS_PER_IP: '20' });

beforeEach(() => {
  addToSums.mockReset().mockResolvedValue(undefined);
});

async function statusOf(body: unknown, { type = 'application/json', from = '203.0.113.1' } = {}) {
  const response = await fetch(served.url, {
    method: 'POST',
    // Hosting forwards the address of the visitor, followed by its own.
    headers: { 'Content-Type': type, 'X-Forwarded-For': `${from}, 198.51.100.7` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response.status;
}

test('LEAD-03 a beacon is counted, and the response is empty', async () => {
  expect(await statusOf(beacon)).toBe(204);
  expect(addToSums.mock.calls).toEqual([[new Map([['visit', 1]])]]);
});

test.each([
  ['as text, which other sites may send', beacon, 'text/plain', 415],
  ['above 4 KB', JSON.stringify(beacon).padEnd(4097), 'application/json', 413],
  ['with the id of a visitor', { ...beacon, visitor: 'zoe' }, 'application/json', 400],
])('LEAD-03 a beacon %s is refused and not counted', async (_, body, type, status) => {
  expect(await statusOf(body, { from: '203.0.113.2', type })).toBe(status);
  expect(addToSums).not.toHaveBeenCalled();
});

test('LEAD-03 a visitor may send twenty beacons an hour, and another visitor as many', async () => {
  const from = '203.0.113.3';
  const statuses = await Promise.all(Array.from({ length: 21 }, () => statusOf(beacon, { from })));
  expect(statuses.toSorted()).toEqual([...Array(20).fill(204), 429]);
  expect(await statusOf(beacon, { from: '203.0.113.4' })).toBe(204);
});

test('LEAD-03 when nothing can be stored, the beacon fails, and the log says so', async () => {
  addToSums.mockRejectedValueOnce(new Error('unavailable'));
  expect(await statusOf(beacon, { from: '203.0.113.5' })).toBe(503);
  expect(warn).toHaveBeenCalledOnce();
});
