import { beforeEach, expect, test, vi } from 'vitest';
import { readPublishedPost, readPublishedPosts } from '#firebase/firestore.ts';
import { aPost, somePosts } from '#tests/factories/post.ts';
import { getPost, listLatestPosts, listPosts } from './posts.ts';

vi.mock('#firebase/firestore.ts', () => ({ readPublishedPosts: vi.fn(), readPublishedPost: vi.fn() }));

const everything = { page: 1, category: '', search: '' };
const MINUTE = 60_000;

let now = new Date(2026, 10, 1).getTime();

beforeEach(() => {
  vi.resetAllMocks();
  // What the test before has read is too old for this one.
  now += 10 * MINUTE;
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => vi.useRealTimers();
});

test('BLOG-02 one reading of the posts serves all pages and searches of a minute', async () => {
  vi.mocked(readPublishedPosts).mockResolvedValue(somePosts(7));
  expect((await listPosts(everything)).posts).toHaveLength(6);
  vi.setSystemTime(now + MINUTE);
  expect((await listPosts({ ...everything, page: 2 })).posts).toHaveLength(1);
  expect(readPublishedPosts).toHaveBeenCalledTimes(1);
});

test('BLOG-02 two questions at the same time share one reading', async () => {
  vi.mocked(readPublishedPosts).mockResolvedValue(somePosts(1));
  await Promise.all([listPosts(everything), listPosts({ ...everything, search: 'x' })]);
  expect(readPublishedPosts).toHaveBeenCalledTimes(1);
});

test('BLOG-02 after a minute the posts are read again', async () => {
  vi.mocked(readPublishedPosts).mockResolvedValueOnce(somePosts(1)).mockResolvedValueOnce(somePosts(2));
  await listPosts(everything);
  vi.setSystemTime(now + MINUTE + 1);
  expect((await listPosts(everything)).totalCount).toBe(2);
});

test('BLOG-06 a failed reading is not kept: the next question reads again', async () => {
  vi.mocked(readPublishedPosts)
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValueOnce(somePosts(3));
  await expect(listPosts(everything)).rejects.toThrow('unavailable');
  expect((await listPosts(everything)).totalCount).toBe(3);
});

test('HOME-08 the home screen asks for the 10 newest posts', async () => {
  vi.mocked(readPublishedPosts).mockResolvedValue(somePosts(10));
  expect(await listLatestPosts()).toHaveLength(10);
  expect(readPublishedPosts).toHaveBeenCalledWith(10);
});

test('POST-02 a post is asked for by its slug', async () => {
  const post = aPost({ slug: 'units' });
  vi.mocked(readPublishedPost).mockImplementation(async (slug) => (slug === 'units' ? post : undefined));
  expect(await getPost('units')).toEqual(post);
  expect(await getPost('no-such-post')).toBeUndefined();
});
