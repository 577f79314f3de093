import { expect, test } from 'vitest';
import { isTooComplex } from './nesting.ts';

test.each([
  ['many paragraphs without an end', '<p>Text'.repeat(4000)],
  ['many closed elements', '<em>a</em>'.repeat(4000)],
])('%s can be read', (_, html) => {
  expect(isTooComplex(html)).toBe(false);
});

test.each([
  ['deep nesting', '<span>'.repeat(101)],
  ['deep nesting with end tags of other elements', '<span></b>'.repeat(101)],
  ['tables in tables', '<table><tr><td>'.repeat(101)],
  ['too many elements', '<br>'.repeat(5001)],
])('%s cannot', (_, html) => {
  expect(isTooComplex(html)).toBe(true);
});
