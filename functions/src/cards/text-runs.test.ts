import { expect, test } from 'vitest';
import { runsOf } from './text-runs.ts';

const latin = { name: 'latin', has: (character: string) => /[\x20-\x7e]/.test(character) };
const polish = { name: 'polish', has: (character: string) => /[ąćęłńóśźż]/.test(character) };

function runs(text: string) {
  return runsOf(text, [latin, polish]).map(({ font, characters, size }) => [font.name, characters, size]);
}

test('each letter comes from the first font that has it', () => {
  expect(runs('gęś i kot')).toEqual([
    ['latin', 'g', 1],
    ['polish', 'ęś', 1],
    ['latin', ' i kot', 1],
  ]);
});

test('a letter that is written as letter and accent is one letter', () => {
  expect(runs('ż'.normalize('NFD'))).toEqual([['polish', 'ż', 1]]);
});

test('small digits are the font’s own, set small, above or below the line', () => {
  expect(runsOf('m²', [latin])).toMatchObject([
    { characters: 'm', rise: 0 },
    { characters: '2', size: 0.6, rise: 0.32 },
  ]);
  expect(runsOf('CO₂', [latin])).toMatchObject([
    { characters: 'CO', rise: 0 },
    { characters: '2', size: 0.6, rise: -0.12 },
  ]);
});

test('what no font has is set in its plain form, or left out', () => {
  expect(runs('ﬁn 👷 中')).toEqual([['latin', 'fin  ', 1]]);
  expect(runs('👷')).toEqual([]);
});
