import { expect, test } from 'vitest';
import { aListedPost, aPost } from '#tests/factories/post.ts';
import { relatedTo } from './related-posts.ts';

/** Creates posts, newest first, each with these categories, and with its index as slug. */
function postsIn(...categories: readonly (readonly string[])[]) {
  return categories.map((names, index) => aListedPost(aPost({ slug: `${index}`, categories: [...names] })));
}

function slugsRelatedTo(posts: ReturnType<typeof postsIn>, slug: string): string[] {
  return relatedTo(posts, slug).related.map((summary) => summary.slug);
}

test('POST-04 related posts are sorted by the number of shared categories, then newest first', () => {
  const posts = postsIn(['BIM'], ['BIM', 'EPD'], ['BIM', 'EPD'], ['EPD'], ['BIM', 'EPD', 'Process']);
  expect(slugsRelatedTo(posts, '1')).toEqual(['2', '4', '0']);
});

test('POST-04 a post that shares no category is not related, and a repeated category counts once', () => {
  const posts = postsIn(['BIM', 'EPD'], ['Process'], ['BIM', 'BIM', 'BIM'], ['EPD', 'BIM'], []);
  expect(slugsRelatedTo(posts, '0')).toEqual(['3', '2']);
  expect(slugsRelatedTo(posts, '1')).toEqual([]);
  expect(slugsRelatedTo(posts, '4')).toEqual([]);
});

test('POST-04 the previous post is the next older one, the next post the next newer one', () => {
  const posts = postsIn([], [], []);
  expect(relatedTo(posts, '1')).toMatchObject({ previous: { slug: '2' }, next: { slug: '0' } });
  expect(relatedTo(posts, '0')).toMatchObject({ previous: { slug: '1' }, next: null });
  expect(relatedTo(posts, '2')).toMatchObject({ previous: null, next: { slug: '1' } });
  expect(relatedTo(posts, 'unknown')).toEqual({ related: [], previous: null, next: null });
});
