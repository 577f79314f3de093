import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#domain/posts/post.ts';
import type { readRevisions as reading, readBin as readingBin } from '#firebase/revisions.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aPost, aStoredPost } from '#tests/factories/post.ts';
import '#tests/posts-function.ts';
import {
  beginSignIn,
  button,
  deletePost,
  openPage,
  readAllPosts,
  readAnyPost,
  restorePost,
  updatePost,
} from '#tests/staff-fixtures.tsx';

const readRevisions = vi.hoisted(() => vi.fn<typeof reading>());
const readBin = vi.hoisted(() => vi.fn<typeof readingBin>());
vi.mock('#firebase/revisions.ts', () => ({ readRevisions, readBin }));

const ID = 'units';

function revision(number: number, fields: Partial<Post>) {
  const at = new Date(`2026-11-0${number}T09:00:00Z`);
  const post = aPost({ id: ID, slug: ID, ...fields });
  return { id: `r${number}`, at, who: 'ben@example.org', isDeletion: false, post };
}

const NEWEST = revision(3, { title: 'Units', content: '<p>One value</p>' });
const OLDER = revision(2, { title: 'Units', content: '<p>One unit</p>' });

beforeEach(() => {
  readAnyPost.mockResolvedValue(aStoredPost(NEWEST.post));
  readRevisions.mockResolvedValue([NEWEST, OLDER]);
});

async function openHistory() {
  const user = openPage(ID);
  await user.click(await screen.findByText('History'));
  return user;
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Saves of this post' })).getAllByRole('listitem');

test('STAFF-03 restoring asks for confirmation, then saves the older text at the current address', async () => {
  const user = await openHistory();
  await user.click(within((await rows())[1] as HTMLElement).getByRole('button', { name: /^Restore/ }));
  expect(updatePost).not.toHaveBeenCalled();
  await user.click(await button('Restore and save'));
  await screen.findByText('The post has been changed.');
  const [before, wanted] = updatePost.mock.calls[0] ?? [];
  expect(before).toMatchObject({ content: '<p>One value</p>' });
  expect(wanted).toMatchObject({ slug: ID, published: true, fields: { content: '<p>One unit</p>' } });
  await waitFor(() => expect(readRevisions).toHaveBeenCalledTimes(3)); // Opened, filled, saved.
});

test('STAFF-03 STAFF-09 a writer sees the history of a published post, but cannot restore any of it', async () => {
  const user = openPage(ID);
  beginSignIn({ role: 'writer' });
  await user.click(await screen.findByText('History'));
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});

test('STAFF-03 a history that cannot be read is reported, and can be retried', async () => {
  expectConsoleError('Reading failed');
  readRevisions.mockRejectedValueOnce(new Error('unavailable'));
  const user = await openHistory();
  expect(await screen.findByText('The history could not be loaded')).toBeInTheDocument();
  await user.click(await button('Try again'));
  expect(await rows()).toHaveLength(2);
});

test.each([
  ['the address is taken', 'address-taken', /there is another post at its address/],
  ['Firestore cannot be reached', undefined, /nothing has changed/],
] as const)(
  'STAFF-03 if %s, the failure is reported and the post stays in the bin',
  async (_, outcome, message) => {
    readBin.mockResolvedValue([NEWEST]);
    if (outcome) restorePost.mockResolvedValue(outcome);
    else {
      expectConsoleError('An action of staff failed');
      restorePost.mockRejectedValue(new Error('unavailable'));
    }
    const user = openPage();
    await user.click(await screen.findByText('Bin'));
    await user.click(await button('Restore: Units'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await button('Restore: Units')).toBeEnabled();
  },
);

test('STAFF-03 an open bin shows a post as soon as it is deleted, and the form of that post offers to save it as a new one', async () => {
  readAllPosts.mockResolvedValue({ posts: [aStoredPost({ id: ID, slug: ID, title: 'Units' })] });
  readBin.mockResolvedValueOnce([]).mockResolvedValueOnce([NEWEST]).mockResolvedValue([]);
  deletePost.mockResolvedValue({ id: NEWEST.id, post: { id: ID } });
  const user = openPage(ID);
  await user.click(await screen.findByText('Bin'));
  expect(await screen.findByText(/The bin is empty/)).toBeInTheDocument();
  await user.click(await button('Delete: Units'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await button('Restore: Units')).toBeEnabled();
  expect(await button('Save as a new post')).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await button('Restore as a draft'));
  expect(await screen.findByText(/The bin is empty/)).toBeInTheDocument();
});
