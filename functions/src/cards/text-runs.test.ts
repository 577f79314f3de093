import { expect, test } from 'vitest';
import { runsOf } from './text-runs.ts';

const latin = { name: 'latin', has: (character: string) => /[\x20-\x7e]/.test(character) };
const polish = { name: 'polish', has: (character: string) => /[ąćęłńóśźż]/.test(character) };

function runs(text: string) {
  return runsOf(text, [latin, polish]).map(({ font, characters, size }) => [font.name, characters, size]);
}

test('each character comes from the first font that has it', () => {
  expect(runs('gęś i kot')).toEqual([
    ['latin', 'g', 1],
    ['polish', 'ęś', 1],
    ['latin', ' i kot', 1],
  ]);
});

test('a letter followed by a combining accent is one character', () => {
  expect(runs('ż'.normalize('NFD'))).toEqual([['polish', 'ż', 1]]);
});

test('superscript and subscript digits are the font’s own digits, scaled and shifted', () => {
  expect(runsOf('m²', [latin])).toMatchObject([
    { characters: 'm', rise: 0 },
    { characters: '2', size: 0.6, rise: 0.32 },
  ]);
  expect(runsOf('CO₂', [latin])).toMatchObject([
    { characters: 'CO', rise: 0 },
    { characters: '2', size: 0.6, rise: -0.12 },
  ]);
});

test('a character that no font has falls back to its compatibility form, or is omitted', () => {
  expect(runs('ﬁn 👷 中')).toEqual([['latin', 'fin  ', 1]]);
  expect(runs('👷')).toEqual([]);
});
