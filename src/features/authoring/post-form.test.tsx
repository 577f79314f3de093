import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  button,
  createPost,
  enter,
  field,
  late,
  openPage,
  readAnyPost,
  setUpStaff,
  updatePost,
  write,
} from '#tests/a-member-of-staff.tsx';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aPost } from '#tests/factories/post.ts';

const uploadPicture = vi.fn<(file: File) => Promise<string>>();

vi.mock('#firebase/auth.ts', () => import('#tests/a-member-of-staff.tsx'));
vi.mock('#firebase/staff-posts.ts', () => import('#tests/a-member-of-staff.tsx'));
vi.mock('#firebase/storage.ts', () => ({ uploadPicture: (file: File) => uploadPicture(file) }));

beforeEach(setUpStaff);

/** Opens a stored post, which somebody else has changed by the time it is saved. */
async function openChangedMeanwhile() {
  readAnyPost.mockResolvedValueOnce(aPost({ id: 'units', title: 'Units' }));
  updatePost.mockResolvedValueOnce('changed-meanwhile');
  const user = openPage('units');
  await enter(user, 'Title', 'Units and measures');
  await user.click(await button('Save post'));
  await screen.findByText(/Somebody else has changed this post/);
  return user;
}

test('ADD-05 ADD-07 "Save mine in its place" without a network is said to have failed, and can be tried again', async () => {
  expectConsoleError('The post could not be saved');
  const user = await openChangedMeanwhile();
  readAnyPost.mockRejectedValueOnce(new Error('unavailable'));
  await user.click(await button('Save mine in its place'));
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeInTheDocument();
  expect(await field('Title')).toHaveValue('Units and measures');
  expect(await button('Save post')).toBeEnabled();
});

test('ADD-07 "Save mine in its place" saves over what somebody else has made of the post', async () => {
  const user = await openChangedMeanwhile();
  const theirs = aPost({ id: 'units', title: 'Theirs' });
  readAnyPost.mockResolvedValueOnce(theirs);
  await user.click(await button('Save mine in its place'));
  expect(await screen.findByText('The post has been changed.')).toBeInTheDocument();
  expect(updatePost).toHaveBeenLastCalledWith(
    theirs,
    expect.objectContaining({ title: 'Units and measures' }),
  );
});

test('ADD-07 a post that is gone is saved as a new one, and the empty form after it is for another', async () => {
  const user = await openChangedMeanwhile();
  readAnyPost.mockResolvedValueOnce(undefined);
  await user.click(await button('Save mine in its place'));
  await user.click(await button('Save as a new post'));
  expect(await screen.findByText('Post has been added successfully!')).toBeInTheDocument();
  expect(await field('Title')).toHaveValue('');
  expect(screen.queryByText(/stays as it is/)).not.toBeInTheDocument();
  await write(user, 'Another post');
  await user.click(await button('Save post'));
  await waitFor(() => expect(createPost).toHaveBeenCalledTimes(2));
  expect(createPost.mock.lastCall?.[0]).toMatchObject({ slug: 'another-post', authorId: 'ann' });
  expect(updatePost).toHaveBeenCalledTimes(1);
});

test('ADD-07 whoever writes HTML goes on in HTML after saving', async () => {
  const user = openPage();
  await write(user, 'Units');
  await user.click(await button('Save post'));
  expect(await screen.findByText('Post has been added successfully!')).toBeInTheDocument();
  expect(await button('HTML')).toHaveAttribute('aria-pressed', 'true');
  expect(await field('Content')).toHaveValue('');
});

test('ADD-07 what rich text shows is what was saved, without what was sanitised away', async () => {
  readAnyPost.mockResolvedValue(aPost({ id: 'units', content: '<p onclick="alert(1)">Old</p>' }));
  const user = openPage('units');
  await user.click(await button('HTML'));
  await enter(user, 'Content', '<p onclick="alert(1)">New</p>');
  await user.click(await button('Save post'));
  expect(await screen.findByText('The post has been changed.')).toBeInTheDocument();
  expect(await field('Content')).toHaveValue('<p>New</p>');
  await user.click(await button('Rich text'));
  expect(await screen.findByRole('textbox', { name: 'Content' })).toHaveTextContent('New');
});

test('ADD-07 nothing can be written into the text while it is being saved, rich text included', async () => {
  const answer = late<'stored'>();
  createPost.mockReturnValue(answer.promise);
  const user = openPage();
  await write(user, 'Units');
  await user.click(await button('Rich text'));
  const text = await screen.findByRole('textbox', { name: 'Content' });
  expect(text.closest('[inert]')).toBeNull();
  await user.click(await button('Save post'));
  expect(await button('Saving…')).toBeDisabled();
  expect(text.closest('[inert]')).not.toBeNull();
  expect(await field('Upload a picture')).toBeDisabled();
  await answer.give('stored');
  expect(await screen.findByText('Post has been added successfully!')).toBeInTheDocument();
  const empty = screen.getByRole('textbox', { name: 'Content' });
  expect(empty).toHaveTextContent(/^$/);
  expect(empty.closest('[inert]')).toBeNull();
});

test('ADD-07 a post is not saved before its picture has arrived', async () => {
  const answer = late<string>();
  uploadPicture.mockReturnValue(answer.promise);
  const user = openPage();
  await write(user, 'Units');
  const picture = new File(['a pixel'], 'wall.png', { type: 'image/png' });
  await user.upload(await field('Upload a picture'), picture);
  expect(await button('Save post')).toBeDisabled();
  await answer.give('https://example.org/wall.png');
  expect(await field('Image URL')).toHaveValue('https://example.org/wall.png');
  await user.click(await button('Save post'));
  await waitFor(() => expect(createPost).toHaveBeenCalled());
  expect(createPost.mock.lastCall?.[0].words.imageUrl).toBe('https://example.org/wall.png');
});
