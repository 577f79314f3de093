import { expect, test } from 'vitest';
import { pieces, shortened, withEllipsis } from './cutting.ts';

const upTo = (length: number) => (text: string) => [...text].length <= length;

test('a text that fits is unchanged', () => {
  expect(shortened('Data team', upTo(9))).toBe('Data team');
});

test('a longer one ends with an ellipsis, without space or punctuation before it', () => {
  expect(shortened('Data team', upTo(8))).toBe('Data te…');
  expect(shortened('Data team', upTo(6))).toBe('Data…');
  expect(withEllipsis('Data, team', upTo(6))).toBe('Data…');
  expect(withEllipsis('team.', upTo(20))).toBe('team…');
});

test('no character is cut in the middle', () => {
  expect(withEllipsis('👷👷👷', upTo(3))).toBe('👷👷…');
  expect(pieces('👷👷👷', upTo(2))).toEqual(['👷👷', '👷']);
});

test('a word is split where necessary, after one character at least', () => {
  expect(pieces('abcdefg', upTo(3))).toEqual(['abc', 'def', 'g']);
  expect(pieces('abc', upTo(0))).toEqual(['a', 'b', 'c']);
  expect(pieces('', upTo(3))).toEqual([]);
});
