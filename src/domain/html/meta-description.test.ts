import { expect, test } from 'vitest';
import { metaDescription } from './meta-description.ts';

test('SERV-04 a description of 150 characters is not cut', () => {
  expect(metaDescription('d'.repeat(150))).toBe('d'.repeat(150));
});

test('SERV-04 a longer one is cut to 147 characters plus an ellipsis', () => {
  expect(metaDescription('d'.repeat(151))).toBe(`${'d'.repeat(147)}...`);
});
