import { expect, test } from 'vitest';
import { headlineVariant } from './headline.ts';

test.each([
  ['A', 'A'],
  [null, 'A'],
  ...['', 'a', 'A ', 'B', 'null'].map((value) => [value, 'B'] as const),
] as const)('AB-02 "A" or no stored value is A, any other value is B: %j is %s', (value, variant) => {
  expect(headlineVariant(value)).toBe(variant);
});
