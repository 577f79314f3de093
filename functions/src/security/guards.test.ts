import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardDownload } from './guards.ts';
import { countCall } from './rate-limit.ts';

const { warn } = vi.hoisted(() => ({ warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ warn }));
vi.mock('./rate-limit.ts', () => ({ countCall: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => warn.mockReset());

test.each([
  ['fails', () => Promise.reject(new Error('unavailable'))],
  ['hangs', () => new Promise<never>(() => {})],
])('DAY-01 a download goes on where Firestore %s', async (_, answer) => {
  vi.mocked(countCall).mockImplementationOnce(answer);
  const guarded = guardDownload('a token', true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await guarded).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
