import { expect, test, vi } from 'vitest';
import { keepingCards } from './kept-cards.ts';

const post = (title: string) => ({ slug: 'a', title, date: new Date(0) });

function keeping() {
  const draw = vi.fn(async ({ title }: { title: string }) => `card of ${title}`);
  return { draw, card: keepingCards(draw) };
}

test('a card is drawn once, also for those who ask while it is drawn', async () => {
  const { draw, card } = keeping();
  expect(await Promise.all([card(post('A')), card(post('A'))])).toEqual(['card of A', 'card of A']);
  expect(await card(post('A'))).toBe('card of A');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a post that has changed gets a new card', async () => {
  const { card } = keeping();
  await card(post('A'));
  expect(await card(post('B'))).toBe('card of B');
});

test('the fifty cards that were asked for last are kept', async () => {
  const { draw, card } = keeping();
  for (let i = 0; i < 50; i++) await card(post(String(i)));
  await card(post('0'));
  await card(post('50'));
  expect(draw).toHaveBeenCalledTimes(51);
  await card(post('0'));
  expect(draw).toHaveBeenCalledTimes(51);
  await card(post('1'));
  expect(draw).toHaveBeenCalledTimes(52);
});

test('a card that could not be drawn is tried again', async () => {
  const { draw, card } = keeping();
  draw.mockRejectedValueOnce(new Error('out of memory'));
  await expect(card(post('A'))).rejects.toThrow('out of memory');
  expect(await card(post('A'))).toBe('card of A');
});
