import { expect, test } from 'vitest';
import { linkValidity } from './link-validity.ts';

test('the validity of a link in words', () => {
  expect([1, 24].map(linkValidity)).toEqual(['1 hour', '24 hours']);
});
