import { beforeAll, expect, test } from 'vitest';
import { outlineWith } from '../../functions/src/cards/outline-text.ts';
import { boundsOf } from '../../src/drawings/drawing.ts';
import type { Outline, TextStyle } from '../../src/drawings/share-card.ts';
import { readCardFonts } from './card-fonts.ts';

const HEADING: TextStyle = { family: 'sans', weight: 500, size: 100 };
const DATA: TextStyle = { family: 'mono', weight: 400, size: 100 };

let outline: Outline;

beforeAll(async () => {
  outline = await outlineWith(await readCardFonts());
});

function width(text: string, style: Partial<TextStyle> = {}): number {
  return outline(text, { ...HEADING, ...style }).width;
}

test('a text is outlined from its base line upwards, with the width of the font', () => {
  const { path } = outline('H', HEADING);
  const { left, top, right, bottom } = boundsOf(` d="${path}"`);
  expect(path).toMatch(/^(?:[MLQCZ][\d. -]*)+$/);
  expect([top, bottom]).toEqual([-72, 0]);
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(width('H'));
});

test('the weight is that of the variable font', () => {
  expect(width('Datum', { weight: 500 })).toBeGreaterThan(width('Datum', { weight: 400 }));
  expect(width('Datum', { weight: 600 })).toBeGreaterThan(width('Datum', { weight: 500 }));
});

test('letters are kerned, and tracked between each other only', () => {
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
  expect(width('HHH', { tracking: -0.1 })).toBeCloseTo(width('HHH') - 20);
  expect(width('H', { tracking: -0.1 })).toBe(width('H'));
});

test.each([...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'])('both families have the Polish letter %s', (letter) => {
  for (const style of [HEADING, DATA]) {
    const { path, width: advance } = outline(letter, style);
    expect(path).not.toBe('');
    expect(advance).toBeGreaterThan(20);
    expect(outline(letter.normalize('NFD'), style)).toEqual({ path, width: advance });
  }
});

test('an ellipsis, quotation marks and dashes are there', () => {
  for (const character of '…„”“’–—·') expect(outline(character, HEADING).path, character).not.toBe('');
});

test('characters that no font has take no space', () => {
  expect(outline('👷', HEADING)).toEqual({ path: '', width: 0 });
  expect(outline('', HEADING)).toEqual({ path: '', width: 0 });
});
