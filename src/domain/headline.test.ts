import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headlineVariant } from './headline.ts';

test('AB-02 "A" is A', () => {
  expect(headlineVariant('A')).toBe('A');
});

test('AB-02 any other value is B', () => {
  fc.assert(
    fc.property(
      fc.string().filter((value) => value !== 'A'),
      (value) => {
        expect(headlineVariant(value)).toBe('B');
      },
    ),
    { examples: [[''], ['a'], ['A '], ['AB'], ['B'], ['null']] },
  );
});

test('AB-02 a browser that never stored a value starts with A', () => {
  expect(headlineVariant(null)).toBe('A');
});
