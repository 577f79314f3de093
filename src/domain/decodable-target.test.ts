import { expect, test } from 'vitest';
import { decodableTarget } from './decodable-target.ts';

test.each([
  ['/blog/units%20that?page=2&search=a%26b', '/blog/units%20that?page=2&search=a%26b'],
  ['/blog/%E0%A4%A', '/blog/%25E0%25A4%25A'],
  ['/%', '/%25'],
  ['/blog/caf%C3%A9?search=100%', '/blog/caf%C3%A9?search=100%25'],
])('the target %s is routed as %s', (target, expected) => {
  expect(decodableTarget(target)).toBe(expected);
});
