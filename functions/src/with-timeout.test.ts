import { beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const after = <Result>(ms: number, result: () => Result) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms)).then(result);

test('work that finishes in time resolves with its result', async () => {
  const result = withTimeout(
    after(999, () => 'done'),
    1000,
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(await result).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails in time rejects with its own error', async () => {
  const failure = new Error('unavailable');
  const refused = expect(withTimeout(Promise.reject(failure), 1000)).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(0);
  await refused;
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer times out, and its later outcome is ignored', async () => {
  const tooLate = after(1001, () => {
    throw new Error('unavailable');
  });
  const refused = expect(withTimeout(tooLate, 1000)).rejects.toThrow('No result within 1000 ms');
  await vi.advanceTimersByTimeAsync(1001);
  await refused;
});
