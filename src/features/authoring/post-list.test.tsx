import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#domain/post.ts';
import type { PostBatch } from '#firebase/staff-posts.ts';
import {
  button,
  deletePost,
  openPage,
  readAllPosts,
  setPublished,
  setUpStaff,
} from '#tests/a-member-of-staff.tsx';
import { expectConsoleError } from '#tests/expect-console.ts';
import { somePosts } from '#tests/factories/post.ts';

vi.mock('#firebase/auth.ts', () => import('#tests/a-member-of-staff.tsx'));
vi.mock('#firebase/staff-posts.ts', () => import('#tests/a-member-of-staff.tsx'));

let stored: Post[] = [];

function batchOf(from: number, to: number): PostBatch {
  const posts = stored.slice(from, to);
  return { posts, ...(stored.length > to && { more: async () => batchOf(to, to + 10) }) };
}

beforeEach(() => {
  setUpStaff();
  stored = somePosts(25, (index) => ({ id: `no-${index}`, title: `No. ${index}` }));
  readAllPosts.mockImplementation(async (tens) => batchOf(0, tens * 10));
  setPublished.mockImplementation(async (id, published) => {
    stored = stored.map((post) => (post.id === id ? { ...post, published } : post));
  });
  deletePost.mockImplementation(async (id) => {
    stored = stored.filter((post) => post.id !== id);
  });
});

const heading = () => screen.getByRole('heading', { name: 'All posts' });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('after a change the list is as long as it was, and the pressed button keeps the focus', async () => {
  const user = openPage();
  await user.click(await button('Show older posts'));
  await user.click(await button('Unpublish: No. 12'));
  expect(await button('Publish: No. 12')).toHaveFocus();
  expect(titles()).toHaveLength(20);
  await user.click(await button('Show older posts'));
  await waitFor(() => expect(titles()).toHaveLength(25));
});

test('when the button that was pressed goes with its post, the focus goes to the heading of the list', async () => {
  const user = openPage();
  await user.click(await button('Show older posts'));
  await user.click(await button('Delete: No. 12'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(titles()).toHaveLength(20);
  expect(titles()).not.toContain('No. 12');
});

test('the focus goes to the heading when there are no older posts left to show', async () => {
  const user = openPage();
  await user.click(await button('Show older posts'));
  await user.click(await button('Show older posts'));
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('a list that comes by itself leaves the focus where it is', async () => {
  openPage();
  await button('Unpublish: No. 1');
  expect(document.body).toHaveFocus();
});

test('a change that did not work is said, and the list stays', async () => {
  expectConsoleError('A change of the posts has failed');
  setPublished.mockRejectedValue(new Error('unavailable'));
  const user = openPage();
  await user.click(await button('Unpublish: No. 1'));
  expect(await screen.findByText(/That did not work/)).toBeInTheDocument();
  expect(titles()).toHaveLength(10);
});
