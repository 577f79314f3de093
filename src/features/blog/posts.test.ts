// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { aPost, somePosts } from '#tests/factories/post.ts';
import { callFunction, publishedPosts, toPublished } from '#tests/posts-function.ts';
import { getPost, listLatestPosts, listPosts } from './posts.ts';

const UNFILTERED = { page: 1, category: '', search: '' };

beforeEach(() => {
  callFunction.mockClear();
});

/** The last path requested. */
const lastPath = () => callFunction.mock.lastCall?.[0];

test('BLOG-09 each query of the list has one URL, which the CDN can cache', async () => {
  publishedPosts.mockResolvedValue(somePosts(7));
  expect((await listPosts(UNFILTERED)).posts).toHaveLength(6);
  expect(lastPath()).toBe('/api/posts');
  expect((await listPosts({ page: 2, category: 'BIM', search: ' unit ' })).matchCount).toBe(7);
  expect(lastPath()).toBe('/api/posts?page=2&category=BIM&search=unit');
  // A search that is too long is cut, not refused.
  await listPosts({ ...UNFILTERED, search: 'a'.repeat(300) });
  expect(lastPath()).toBe(`/api/posts?search=${'a'.repeat(100)}`);
});

test('BLOG-06 reading fails if the response is an error, or is not a list of posts', async () => {
  publishedPosts.mockResolvedValue([]);
  callFunction.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  await expect(listPosts(UNFILTERED)).rejects.toThrow('503');
  callFunction.mockResolvedValueOnce(Response.json({ posts: 'none' }));
  await expect(listPosts(UNFILTERED)).rejects.toThrow();
});

test('HOME-08 the home screen requests the 10 newest posts', async () => {
  publishedPosts.mockResolvedValue(somePosts(12));
  expect(await listLatestPosts()).toHaveLength(10);
  expect(lastPath()).toBe('/api/posts?latest=10');
});

test('POST-02 a post is read by its slug, whatever its characters; for an unknown slug there is none', async () => {
  const post = aPost({ slug: 'ü & ö', date: new Date('2026-10-01T08:00:00Z') });
  publishedPosts.mockResolvedValue([post]);
  expect(await getPost('ü & ö')).toEqual({ post: toPublished(post) });
  expect(await getPost('no-such-post')).toEqual({ post: null });
});
