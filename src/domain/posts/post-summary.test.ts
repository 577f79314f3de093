import { expect, test } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import { readingMinutes, toSummary } from './post-summary.ts';

test('STAFF-06 a post’s own excerpt replaces the beginning of its text, and is cut to the same length', () => {
  const excerptOf = (excerpt: string) => toSummary(aPost({ excerpt }), 'The text').excerpt;
  expect(excerptOf('In short')).toBe('In short');
  expect(excerptOf('word '.repeat(60)).length).toBeLessThanOrEqual(251);
});

test.each([
  [200, 1],
  [201, 2],
])('POST-04 %i words take %i min to read', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});
