import { expect, test } from 'vitest';
import { balanced, wrapped } from './wrapping.ts';

test('a line takes every word that fits exactly, and no more', () => {
  expect(wrapped([40, 50, 1], 10, 100)).toEqual([[0, 1], [2]]);
  expect(wrapped([40, 51], 10, 100)).toEqual([[0], [1]]);
});

test('a word wider than the line is alone on it', () => {
  expect(wrapped([10, 200, 10], 10, 100)).toEqual([[0], [1], [2]]);
});

test('the lines of a title are even: no single word is left at its end', () => {
  const widths = [30, 30, 30, 30];
  expect(wrapped(widths, 5, 100)).toEqual([[0, 1, 2], [3]]);
  expect(balanced(widths, 5, 100)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('no words make no lines', () => {
  expect(balanced([], 5, 100)).toEqual([]);
});
