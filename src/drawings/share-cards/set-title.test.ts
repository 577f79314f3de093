import { describe, expect, test } from 'vitest';
import type { Outline } from './outline.ts';
import { setTitle, WORD_SPACE } from './set-title.ts';

/** A font of letters half an em wide, without stars. The path contains the text, so that a test can read it. */
const halfEm: Outline = (text, { size }) => {
  const shown = text.replaceAll('*', '');
  return { path: shown, width: ([...shown].length * size) / 2 };
};

const ROOM = {
  width: 400,
  steps: [
    { size: 80, lines: 2 },
    { size: 40, lines: 4 },
  ],
} as const;

function set(title: string) {
  const { size, lines } = setTitle(title, ROOM, halfEm);
  return { size, lines: lines.map((line) => line.map(({ path }) => path).join(' ')) };
}

test('a title is set in the largest size in which it fits', () => {
  expect(set('Ten letters')).toEqual({ size: 80, lines: ['Ten', 'letters'] });
  expect(set('One two six ten')).toEqual({ size: 80, lines: ['One two', 'six ten'] });
  expect(set('One two six ten and twelve')).toEqual({ size: 40, lines: ['One two six', 'ten and twelve'] });
});

test('a word of exactly the width keeps the size, one letter more makes it small', () => {
  expect(set('a'.repeat(10))).toEqual({ size: 80, lines: ['a'.repeat(10)] });
  expect(set('a'.repeat(11))).toEqual({ size: 40, lines: ['a'.repeat(11)] });
});

test('a word wider than the card is split', () => {
  expect(set('a'.repeat(45)).lines).toEqual(['a'.repeat(20), 'a'.repeat(20), 'a'.repeat(5)]);
});

describe('a title that is too long even when small', () => {
  const long = set('regulation '.repeat(18));

  test('takes four lines and ends with an ellipsis', () => {
    expect(long.size).toBe(40);
    expect(long.lines).toEqual(['regulation', 'regulation', 'regulation', 'regulation…']);
  });

  test('drops a whole word where the ellipsis does not fit', () => {
    const { lines } = set(`${'regulation '.repeat(4)}nine_char and more of it`);
    expect(lines.at(-1)).toBe('regulation…');
  });

  test('ends within an endless word', () => {
    const { lines } = set('a'.repeat(200));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe(`${'a'.repeat(19)}…`);
  });
});

test('white space is one space; no-break spaces keep words together', () => {
  expect(set('  a \n\t b  ').lines).toEqual(['a b']);
  expect(set('Datum sp.\u00a0z\u00a0o.o.').lines).toEqual(['Datum', 'sp.\u00a0z\u00a0o.o.']);
});

test.each(['', '   ', '*** **'])('%j, which is in no font, has no lines', (title) => {
  expect(set(title).lines).toEqual([]);
});

test('a word that is in no font leaves no gap', () => {
  expect(set('a *** b').lines).toEqual(['a b']);
});

test('no line is wider than the space, whatever the title', () => {
  for (let length = 1; length < 60; length++) {
    const title = Array.from({ length }, (_, i) => 'x'.repeat(1 + ((i * 7) % (length + 3)))).join(' ');
    const { size, lines } = setTitle(title, ROOM, halfEm);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) {
      const width = line.reduce((sum, word) => sum + word.width, (line.length - 1) * size * WORD_SPACE);
      expect(width).toBeLessThanOrEqual(ROOM.width);
    }
  }
});
