import { expect, test } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import { readingMinutes, toSummary } from './post-summary.ts';

test('BLOG-05 a summary has what a card shows, and only the beginning of the content', () => {
  const post = aPost({
    slug: 'units',
    title: 'Units',
    authorName: 'Data team',
    date: new Date('2026-02-03T08:00:00Z'),
    categories: ['BIM', 'Process'],
    image: '/units.png',
  });
  const { excerpt, ...rest } = toSummary(post, 'word '.repeat(100));
  expect(rest).toEqual({
    slug: 'units',
    title: 'Units',
    authorName: 'Data team',
    date: new Date('2026-02-03T08:00:00Z'),
    categories: ['BIM', 'Process'],
    image: '/units.png',
    minutes: 1,
  });
  expect(excerpt).toMatch(/^(word )+word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(251);
});

test('STAFF-06 a post’s own excerpt stands in place of its beginning, and is no longer in a list', () => {
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
