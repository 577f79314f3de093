import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY_ENTRY, toPostEntry } from '#domain/posts/post-entry.ts';
import { denyStorage } from '#tests/deny-storage.ts';
import { aStoredPost } from '#tests/factories/post.ts';
import {
  button,
  endSignIn,
  enter,
  field,
  openPage,
  readAnyPost,
  updatePost,
  write,
} from '#tests/staff-fixtures.tsx';
import { readUnsaved, storeUnsaved, type UnsavedPost } from './unsaved-posts.ts';

function anUnsavedPost(title: string, changes: Partial<UnsavedPost> = {}): UnsavedPost {
  const entry = { ...EMPTY_ENTRY, title, content: '<p>Text</p>', authorName: 'Ann' };
  return { id: title, postId: null, keptAt: Date.now(), entry, ...changes };
}

test('ADD-07 restoring earlier work stores what was typed since, which can be restored in turn', async () => {
  storeUnsaved(anUnsavedPost('From yesterday'));
  const user = openPage();
  await enter(user, 'Title', 'From today');
  await user.click(await button('Restore it'));
  expect(await field('Title')).toHaveValue('From yesterday');
  expect(screen.getByText(/“From today”/)).toBeInTheDocument();
  await user.click(await button('Restore it'));
  expect(await field('Title')).toHaveValue('From today');
  expect(screen.getByText(/“From yesterday”/)).toBeInTheDocument();
});

test('ADD-07 restored work does not silently overwrite what another person has saved since', async () => {
  const opened = aStoredPost({ id: 'units', title: 'Units' });
  storeUnsaved(anUnsavedPost('Mine', { postId: 'units', before: toPostEntry(opened.post) }));
  readAnyPost.mockResolvedValue({ ...opened, post: { ...opened.post, title: 'Theirs' } });
  const user = openPage('units');
  await user.click(await button('Restore it'));
  await user.click(await button('Save changes'));
  await waitFor(() => expect(updatePost).toHaveBeenCalled());
  expect(updatePost.mock.lastCall?.[0].title).toBe('Units'); // Not “Theirs”, so saving finds the conflict.
});

test('ADD-07 saving a change leaves no unsaved work behind, however its categories were typed', async () => {
  readAnyPost.mockResolvedValue(aStoredPost({ id: 'units', title: 'Units' }));
  const user = openPage('units');
  await enter(user, 'Categories', ' BIM ,Data,');
  await waitFor(() => expect(readUnsaved()).toMatchObject([{ before: { title: 'Units' } }]));
  await user.click(await button('Save changes'));
  expect(await screen.findByText('The post has been changed.')).toBeInTheDocument();
  expect(await field('Categories')).toHaveValue('BIM, Data');
  // Longer than the pause after which typing is stored.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(readUnsaved()).toEqual([]);
});

test('ADD-07 the warning that storage is unavailable disappears once the work is saved', async () => {
  denyStorage(['setItem']);
  const user = openPage();
  await write(user, 'Units');
  expect(await screen.findByText(/doesn’t store drafts/)).toBeInTheDocument();
  await user.click(await button('Publish'));
  expect(await screen.findByText('Post has been added successfully!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/doesn’t store drafts/)).not.toBeInTheDocument());
});

test('ADD-07 what is typed into a stored post stays when the sign-in ends, and needs another sign-in to be saved', async () => {
  readAnyPost.mockResolvedValue(aStoredPost({ id: 'units', title: 'Units' }));
  const user = openPage('units');
  await enter(user, 'Title', 'Mine');
  endSignIn();
  expect(await field('Title')).toHaveValue('Mine');
  await user.click(await button('Save changes'));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
