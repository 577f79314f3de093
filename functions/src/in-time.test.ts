import { beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const after = <Result>(ms: number, result: () => Result) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms)).then(result);

test('work that is done in time gives its result', async () => {
  const result = inTime(
    after(999, () => 'done'),
    1000,
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(await result).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails in time gives its own error', async () => {
  const failure = new Error('unavailable');
  const refused = expect(inTime(Promise.reject(failure), 1000)).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(0);
  await refused;
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer is given up, and what becomes of it does not matter', async () => {
  const tooLate = after(1001, () => {
    throw new Error('unavailable');
  });
  const refused = expect(inTime(tooLate, 1000)).rejects.toThrow('No answer in 1000 ms');
  await vi.advanceTimersByTimeAsync(1001);
  await refused;
});
