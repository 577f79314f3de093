import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as library from '#firebase/staff-pictures.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aStoredPost } from '#tests/factories/post.ts';
import * as staff from '#tests/staff-fixtures.tsx';
import { PictureLibrary } from './picture-library.tsx';

const pictures = vi.hoisted(() => ({
  readPictures: vi.fn<typeof library.readPictures>(),
  uploadPicture: vi.fn<typeof library.uploadPicture>(),
  describePicture: vi.fn<typeof library.describePicture>(),
  deletePicture: vi.fn<typeof library.deletePicture>(),
}));
const { readPictures, uploadPicture, deletePicture } = pictures;
vi.mock('#firebase/staff-pictures.ts', () => pictures);

const ID = 'a1b2c3d4e5f6a7b8c9d0';
const urlOf = (version: string) =>
  `https://firebasestorage.googleapis.com/v0/b/a.test/o/pictures%2F${ID}%2F${version}-9x9%2F9.webp?alt=media`;
const WALL = { id: ID, name: 'Wall', alt: undefined, address: urlOf('abcdef12') };
const ROOF = { id: 'b'.repeat(20), name: 'Roof', alt: 'Żółć', address: urlOf('abcdef34') };

function openLibrary() {
  render(<PictureLibrary />);
  fireEvent.click(screen.getByText('Pictures'));
  return userEvent.setup();
}

const file = (name: string, type = 'image/png') => new File(['a pixel'], name, { type });
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

beforeEach(() => {
  readPictures.mockResolvedValue({ pictures: [WALL, ROOF], hasMore: false });
  staff.postsWithPicture.mockResolvedValue([]);
  deletePicture.mockResolvedValue(true);
});

test('STAFF-02 the library is searched by name and description, regardless of accents', async () => {
  const user = openLibrary();
  await screen.findByRole('heading', { name: 'Wall' });
  expect(readPictures.mock.calls).toEqual([[12]]); // The newest twelve; for a search, all.
  await user.type(screen.getByRole('searchbox'), 'zolc');
  expect(readPictures).toHaveBeenLastCalledWith(undefined);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Wall' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Roof' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No picture matches')).toBeInTheDocument();
});

test('STAFF-09 a writer can use pictures in posts, but neither replace nor delete them', async () => {
  openLibrary();
  await screen.findByRole('heading', { name: 'Roof' });
  expect(row('Roof').getByRole('button', { name: /^Delete/ })).toBeInTheDocument();
  staff.beginSignIn({ role: 'writer' });
  await waitFor(() => expect(row('Roof').queryByRole('button', { name: /^(?:Delete|Replace)/ })).toBeNull());
  expect(row('Roof').getAllByRole('button')).not.toHaveLength(0);
  staff.endSignIn();
});

test('STAFF-02 several pictures are uploaded at once, with their progress; one that fails stays in the list and can be retried', async () => {
  expectConsoleError('A picture could not be uploaded');
  const user = openLibrary();
  uploadPicture.mockImplementation(async ({ name }, onProgress) => {
    onProgress?.(0.5);
    if (name === 'b.png') throw new TypeError('Failed to fetch');
    return WALL;
  });
  const dropZone = (await screen.findByLabelText('Drop pictures here, or choose them')).closest('div')
    ?.parentElement as HTMLElement;
  fireEvent.drop(dropZone, {
    dataTransfer: { files: [file('a.png'), file('b.png'), file('c.svg', 'image/svg+xml')] },
  });
  const retry = await screen.findByRole('button', { name: 'Try again: b.png' });
  expect(screen.queryByText('a.png')).toBeNull();
  await waitFor(() => expect(readPictures).toHaveBeenCalledTimes(2));
  const converted = Promise.withResolvers<typeof WALL>();
  uploadPicture.mockImplementation((_, onProgress) => {
    onProgress?.(0.25);
    return converted.promise;
  });
  await user.click(retry);
  expect(await screen.findByRole('progressbar', { name: 'b.png' })).toHaveAttribute('value', '0.25');
  converted.resolve(WALL);
  await waitFor(() => expect(screen.queryByText('b.png')).toBeNull());
  expect(uploadPicture.mock.lastCall?.[0].name).toBe('b.png');
  expect(screen.queryByRole('button', { name: 'Try again: c.svg' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave out: c.svg' }));
  expect(screen.queryByText('c.svg')).toBeNull();
});

test('STAFF-02 a picture that a post uses is not deleted, and that post is named', async () => {
  const user = openLibrary();
  await screen.findByRole('heading', { name: 'Wall' });
  staff.postsWithPicture.mockResolvedValue([aStoredPost({ id: 'units', title: 'Units' })]);
  await user.click(row('Wall').getByText('Where it is used'));
  expect(await row('Wall').findByRole('link', { name: 'Units' })).toHaveAttribute(
    'href',
    '/add-post?edit=units',
  );
  deletePicture.mockResolvedValueOnce(false);
  await user.click(row('Wall').getByRole('button', { name: 'Delete: Wall' }));
  expect(await row('Wall').findByText('A post uses it, so it stays.')).toBeInTheDocument();
  await user.click(row('Wall').getByRole('button', { name: 'Delete: Wall' }));
  expect(await screen.findAllByText('“Wall” has been deleted.')).not.toEqual([]);
  expect(deletePicture).toHaveBeenLastCalledWith(ID);
});

test('STAFF-02 a replaced picture gets its new address in the posts that use it and in the open form, which can still be saved; a post that could not be changed is reported', async () => {
  const text = `<p>A</p><img src="${WALL.address}" alt="A">`;
  const opened = aStoredPost({ id: 'a', slug: 'a', content: text, imageUrl: WALL.address, imageAlt: '' });
  staff.postsWithPicture.mockResolvedValue([opened, aStoredPost({ id: 'b', slug: 'b', content: text })]);
  staff.readAnyPost.mockResolvedValue(opened);
  const user = staff.openPage('a');
  fireEvent.click(await screen.findByText('Pictures'));
  await screen.findByRole('heading', { name: 'Wall' });
  staff.updatePost.mockResolvedValueOnce('stored').mockResolvedValueOnce('conflict');
  const newUrl = urlOf('fedcba98');
  uploadPicture.mockResolvedValue({ ...WALL, address: newUrl });
  await user.upload(row('Wall').getByLabelText('Replacement file: Wall'), file('new.png'));
  expect(await screen.findAllByText(/one post still shows the old picture/)).not.toEqual([]);
  expect(uploadPicture.mock.lastCall?.[2]).toBe(ID);
  expect(staff.updatePost.mock.calls.map(([, { fields }]) => [fields.imageUrl, fields.content])).toEqual([
    [newUrl, text.replace(WALL.address, newUrl)],
    ['', text.replace(WALL.address, newUrl)],
  ]);
  expect(await staff.field('Image URL')).toHaveValue(newUrl);
  await user.click(await staff.button('Save changes'));
  await waitFor(() => expect(staff.updatePost).toHaveBeenCalledTimes(3));
  // The form compares with the post as it is stored now, so that its save is not a conflict.
  expect(staff.updatePost.mock.lastCall?.[0]).toMatchObject({ imageUrl: newUrl, image: newUrl });
});
