import { expect, test } from 'vitest';
import { metaDescription } from './meta-description.ts';

test('SERV-04 a description over 150 characters is cut to 147 plus an ellipsis', () => {
  expect(metaDescription('d'.repeat(150))).toBe('d'.repeat(150));
  expect(metaDescription('d'.repeat(151))).toBe(`${'d'.repeat(147)}...`);
});
