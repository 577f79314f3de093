import { expect, test, vi } from 'vitest';
import { cachingCards } from './card-cache.ts';

const post = (title: string) => ({ slug: 'a', title, date: new Date(0) });

function cached() {
  const draw = vi.fn(async ({ title }: { title: string }) => `card of ${title}`);
  return { draw, card: cachingCards(draw) };
}

test('a card is drawn once, even for concurrent requests', async () => {
  const { draw, card } = cached();
  expect(await Promise.all([card(post('A')), card(post('A'))])).toEqual(['card of A', 'card of A']);
  expect(await card(post('A'))).toBe('card of A');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a changed post gets a new card', async () => {
  const { card } = cached();
  await card(post('A'));
  expect(await card(post('B'))).toBe('card of B');
});

test('the fifty most recently used cards are cached', async () => {
  const { draw, card } = cached();
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
  const { draw, card } = cached();
  draw.mockRejectedValueOnce(new Error('out of memory'));
  await expect(card(post('A'))).rejects.toThrow('out of memory');
  expect(await card(post('A'))).toBe('card of A');
});
