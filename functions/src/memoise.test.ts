import { expect, test, vi } from 'vitest';
import { memoise } from './memoise.ts';

const post = (title: string) => ({ slug: 'a', title, date: new Date(0) });

function memoisedCard() {
  const draw = vi.fn(async ({ title }: { title: string }) => `card of ${title}`);
  return { draw, card: memoise(draw, { max: 50 }) };
}

test('the fifty most recently used cards are cached', async () => {
  const { draw, card } = memoisedCard();
  for (let i = 0; i < 50; i++) await card(post(String(i)));
  await card(post('0'));
  await card(post('50'));
  expect(draw).toHaveBeenCalledTimes(51);
  await card(post('0'));
  expect(draw).toHaveBeenCalledTimes(51);
  await card(post('1'));
  expect(draw).toHaveBeenCalledTimes(52);
});

test('a failure is not cached', async () => {
  const { draw, card } = memoisedCard();
  draw.mockRejectedValueOnce(new Error('out of memory'));
  await expect(card(post('A'))).rejects.toThrow('out of memory');
  expect(await card(post('A'))).toBe('card of A');
});

test('a failure that comes late does not discard what was loaded meanwhile', async () => {
  vi.useFakeTimers({ now: 0 });
  const { promise, reject } = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(promise).mockResolvedValue('later');
  const memoised = memoise(load, { max: 1, ttlMs: 1000 });
  const early = memoised('');
  vi.setSystemTime(2000);
  await memoised('');
  reject(new Error('unavailable'));
  await expect(early).rejects.toThrow('unavailable');
  await memoised('');
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('DAY-01 a value with a lifetime is loaded again once the lifetime has passed', async () => {
  vi.useFakeTimers({ now: 0 });
  const list = vi.fn(async () => []);
  const memoised = memoise(list, { max: 1, ttlMs: 60_000 });
  for (const now of [0, 59_999, 60_000]) {
    vi.setSystemTime(now);
    await memoised('');
  }
  expect(list).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
