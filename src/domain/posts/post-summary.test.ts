import { expect, test } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import { postSummarySchema, readingMinutes, toSummary } from './post-summary.ts';

test('BLOG-05 a summary holds what a card shows, and nothing of the content but its beginning', () => {
  const post = aPost({
    slug: 'units',
    title: 'Units',
    authorName: 'Data team',
    date: new Date('2026-02-03T08:00:00Z'),
    categories: ['BIM', 'Process'],
    image: '/units.png',
    content: `<p>${'word '.repeat(100)}</p>`,
  });
  const { excerpt, ...rest } = toSummary(post);
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

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [1001, 6],
])('POST-04 %i words take %i min to read', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});

test.each([new Date('2026-02-03T08:00:00.123Z'), null])(
  'BLOG-05 a summary comes through JSON: %s',
  (date) => {
    const summary = toSummary(aPost({ date }));
    expect(postSummarySchema.parse(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
  },
);

test.each([
  ['a date that is no moment', { date: 'yesterday' }],
  ['a title that is no text', { title: 7 }],
  ['categories that are no list', { categories: 'BIM' }],
])('BLOG-06 %s is no summary', (_, wrong) => {
  const summary = { ...JSON.parse(JSON.stringify(toSummary(aPost()))), ...wrong };
  expect(postSummarySchema.safeParse(summary).success).toBe(false);
});
