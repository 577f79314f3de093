import { expect, test } from 'vitest';
import { CONTENT_DATE } from '#content/content-date.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';

const posts = readSeedPosts();

test('the blog starts with 27 posts spanning at least 17 months, newest first', () => {
  expect(posts).toHaveLength(27);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted((a, b) => b.getTime() - a.getTime()));
  const [newest, oldest] = [new Date(dates[0] ?? 0), new Date(dates.at(-1) ?? 0)];
  expect(oldest.setMonth(oldest.getMonth() + 17)).toBeLessThanOrEqual(newest.getTime());
});

test('no post is past its review date', () => {
  const overdue = posts.filter(({ reviewBy }) => reviewBy < CONTENT_DATE);
  expect(overdue.map(({ slug }) => slug)).toEqual([]);
});
