import { beforeEach, expect, test, vi } from 'vitest';
import { keepingDocument } from './kept-document.ts';

const TEN_MINUTES = 600_000;
const write = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  write.mockReset();
  return () => vi.useRealTimers();
});

test('a document is written once in ten minutes, also for those who ask while it is written', async () => {
  write.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const read = keepingDocument(write);
  expect(await Promise.all([read(), read()])).toEqual(['first', 'first']);
  vi.advanceTimersByTime(TEN_MINUTES - 1);
  expect(await read()).toBe('first');
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe('second');
});

test('a document that could not be written is tried again', async () => {
  write.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce('written');
  const read = keepingDocument(write);
  await expect(read()).rejects.toThrow('unavailable');
  expect(await read()).toBe('written');
});

test('a failure that comes late leaves what was written since', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  write.mockReturnValueOnce(promise).mockResolvedValueOnce('written');
  const read = keepingDocument(write);
  const first = read();
  vi.advanceTimersByTime(TEN_MINUTES);
  await read();
  reject(new Error('unavailable'));
  await expect(first).rejects.toThrow('unavailable');
  expect(await read()).toBe('written');
  expect(write).toHaveBeenCalledTimes(2);
});
