import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_ENTRY } from '#domain/posts/post-entry.ts';
import type { createPost as create } from '#firebase/staff-posts.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { addPost } from './save-post.ts';

const createPost = vi.hoisted(() => vi.fn<typeof create>());
vi.mock('#firebase/staff-posts.ts', () => ({ createPost }));

afterEach(() => vi.useRealTimers());

const entry = { ...EMPTY_ENTRY, title: ' Units ', content: '<p>Text</p>', authorName: 'Ann' };
const asAnn = { uid: 'ann', isPublic: true };

test('ADD-05 ADD-07 saving fails after a minute without a response, so that the form can be used again', async () => {
  expectConsoleError('The post could not be saved');
  vi.useFakeTimers();
  createPost.mockReturnValue(new Promise(() => {}));
  const saving = addPost(entry, asAnn);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saving).toEqual({ outcome: 'failed', slug: 'units' });
});

test('STAFF-04 a new post gets the address that was entered', async () => {
  createPost.mockResolvedValue('stored');
  expect(await addPost({ ...entry, slug: 'measures' }, asAnn)).toMatchObject({ slug: 'measures' });
});

test.each(['permission-denied', 'unauthenticated'])(
  'ADD-05 ADD-06 a refusal by the database (%s) is distinguished from other failures',
  async (code) => {
    expectConsoleError('The post could not be saved');
    createPost.mockRejectedValue(Object.assign(new Error('refused'), { code }));
    expect(await addPost(entry, asAnn)).toEqual({ outcome: 'refused', slug: 'units' });
  },
);
