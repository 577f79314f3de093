import { expect, test } from 'vitest';
import { aListedPost, somePosts } from '#tests/factories/post.ts';
import { latest, selectPostPage } from './post-list.ts';
import { latestPostsSchema, postPageSchema, relatedPostsSchema } from './post-responses.ts';
import { relatedTo } from './related-posts.ts';

const posts = somePosts(14, (index) => (index % 2 ? { date: null } : {})).map(aListedPost);

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

test('BLOG-02 a page of the list survives JSON serialisation', () => {
  const page = selectPostPage(posts, { page: 2, category: 'BIM', search: 'unit' });
  expect(postPageSchema.parse(throughJson(page))).toEqual(page);
  const empty = selectPostPage([], { page: 1, category: '', search: '' });
  expect(postPageSchema.parse(throughJson(empty))).toEqual(empty);
});

test('HOME-08 POST-04 so do the newest posts and related posts', () => {
  const newest = { posts: latest(posts, 10) };
  expect(newest.posts).toHaveLength(10);
  expect(latestPostsSchema.parse(throughJson(newest))).toEqual(newest);
  const related = relatedTo(posts, posts[0]?.summary.slug ?? '');
  expect(related.related).toHaveLength(3);
  expect(relatedPostsSchema.parse(throughJson(related))).toEqual(related);
});

test('BLOG-06 an error response is not parsed as a page', () => {
  expect(postPageSchema.safeParse({ success: false, message: 'Not now.' }).success).toBe(false);
});
