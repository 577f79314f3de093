import { expect, test } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { type IndexedPost, sortNewestFirst, withChanges } from './post-index.ts';

function aPostOf(id: string, day: number | null, title = id): IndexedPost {
  return anIndexedPost({ id, slug: id, title, date: day === null ? null : new Date(Date.UTC(2026, 9, day)) });
}

const idsOf = (posts: readonly IndexedPost[]) => posts.map(({ id }) => id);

test('BLOG-02 the newest post comes first, one without a date last, and those of one moment by their addresses', () => {
  const posts = [aPostOf('none', null), aPostOf('b', 1), aPostOf('new', 9), aPostOf('a', 1)];
  expect(idsOf(sortNewestFirst(posts))).toEqual(['new', 'a', 'b', 'none']);
});

test('BLOG-02 posts without a date are in the order of their addresses, and those of one address as they came', () => {
  const undated = [aPostOf('b', null), aPostOf('c', null), aPostOf('a', null)];
  expect(idsOf(sortNewestFirst(undated))).toEqual(['a', 'b', 'c']);
  const date = new Date('2026-10-01T08:00:00Z');
  const twins = ['one', 'other'].map((id) => anIndexedPost({ id, slug: 'same', date }));
  expect(idsOf(sortNewestFirst(twins))).toEqual(['one', 'other']);
  expect(idsOf(sortNewestFirst(twins.toReversed()))).toEqual(['other', 'one']);
});

test('a post that is new, changed or gone is so in the next state, and the one before stays as it was', () => {
  const before = sortNewestFirst([aPostOf('a', 1), aPostOf('b', 2), aPostOf('c', 3)]);
  const after = withChanges(
    before,
    new Map([
      ['a', aPostOf('a', 1, 'Another title')],
      ['b', undefined],
      ['d', aPostOf('d', 2)],
      ['never there', undefined],
    ]),
  );
  expect(idsOf(after)).toEqual(['c', 'd', 'a']);
  expect(after.at(-1)?.summary.title).toBe('Another title');
  expect(idsOf(before)).toEqual(['c', 'b', 'a']);
});

test('without changes the state stays the same', () => {
  const posts = [aPostOf('a', 1)];
  expect(withChanges(posts, new Map())).toBe(posts);
});
