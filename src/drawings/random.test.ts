import { expect, test } from 'vitest';
import { mulberry32 } from './random.ts';

test('returns the same sequence for the same seed', () => {
  const [first, second] = [mulberry32(21), mulberry32(21)];
  expect([first(), first(), first()]).toEqual([second(), second(), second()]);
});

test('returns different sequences for different seeds', () => {
  expect(mulberry32(1)()).not.toBe(mulberry32(2)());
});

test('stays between 0 and 1 and spreads evenly', () => {
  const random = mulberry32(7);
  const numbers = Array.from({ length: 2000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
});
