import type { Request } from 'firebase-functions/https';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WORK_BITS } from '#domain/proof-of-work.ts';
import { guardCaller, guardDownload, guardLink } from './guards.ts';
import { currentRequest } from './quota.ts';
import { countCall } from './rate-limit.ts';

const { warn } = vi.hoisted(() => ({ warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ warn }));
vi.mock('./rate-limit.ts', () => ({ countCall: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => warn.mockReset());

test('DAY-01 DAY-08 a caller in a flood needs the maximum of work, and its further calls read no documents', async () => {
  vi.stubEnv('VISITOR_KEY', 'a key of the tests, of 32 characters');
  vi.mocked(countCall).mockResolvedValue([]);
  const call = (visitor: string) => {
    const request = {
      headers: { 'x-forwarded-for': `${visitor}, 104.198.56.253` },
      socket: {},
    } as unknown as Request;
    return currentRequest.run(request, () => guardCaller(request));
  };
  for (let number = 0; number < 100; number++) await call('203.0.113.1');
  expect(await call('203.0.113.1')).toBe(WORK_BITS.maximum);
  expect(countCall).toHaveBeenCalledTimes(40); // Twice the limit, LIMIT_CALLS_PER_IP.
  expect(await call('203.0.113.2')).toBe(0);
  vi.mocked(countCall).mockReset();
});

test.each([
  ['fails', () => Promise.reject(new Error('unavailable'))],
  ['hangs', () => new Promise<never>(() => {})],
])('DAY-01 a download continues when Firestore %s', async (_, response) => {
  vi.mocked(countCall).mockImplementationOnce(response);
  const guarded = guardDownload('a token', { isCounted: true });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await guarded).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test('DAY-01 an instance accepts 120 requests a minute by one link; another link is not held back', () => {
  for (let number = 0; number < 120; number++) expect(guardLink('one link')).toBeUndefined();
  expect(guardLink('one link')).toMatchObject({ status: 429 });
  expect(guardLink('another link')).toBeUndefined();
});
