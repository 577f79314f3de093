import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoredPicture, uploadPicture as uploading } from '#firebase/staff-pictures.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aPost, aStoredPost } from '#tests/factories/post.ts';
import { publishedPosts } from '#tests/posts-function.ts';
import {
  beginSignIn,
  button,
  createPost,
  deferred,
  endSignIn,
  enter,
  field,
  isSlugTaken,
  openPage,
  readAllPosts,
  readAnyPost,
  updatePost,
  watchSignIn,
  write,
} from '#tests/staff-fixtures.tsx';

const uploadPicture = vi.hoisted(() => vi.fn<typeof uploading>());
vi.mock('#firebase/staff-pictures.ts', () => ({ uploadPicture }));

/** Opens a stored post, and saves it after another member of staff has changed it. */
async function openWithConflict() {
  readAnyPost.mockResolvedValueOnce(aStoredPost({ id: 'units', title: 'Units' }));
  updatePost.mockResolvedValueOnce('conflict');
  const user = openPage('units');
  await enter(user, 'Title', 'Units and measures');
  await user.click(await button('Save changes'));
  await screen.findByText(/Someone else has changed this post/);
  return user;
}

test('ADD-05 ADD-07 "Overwrite with mine" without a network shows a failure, keeps the text, and lets the post be saved again', async () => {
  expectConsoleError('The post could not be saved');
  const user = await openWithConflict();
  readAnyPost.mockRejectedValueOnce(new Error('unavailable'));
  await user.click(await button('Overwrite with mine'));
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeInTheDocument();
  expect(await field('Title')).toHaveValue('Units and measures');
  expect(await button('Save changes')).toBeEnabled();
});

test('ADD-07 a deleted post can be saved as a new one, and the form is then empty for the next post', async () => {
  const user = await openWithConflict();
  readAnyPost.mockResolvedValueOnce(undefined);
  await user.click(await button('Overwrite with mine'));
  await user.click(await button('Save as a new post'));
  expect(await screen.findByText('Post has been added successfully!')).toBeInTheDocument();
  expect(await field('Title')).toHaveValue('');
  expect(screen.queryByText(/stays as it is/)).not.toBeInTheDocument();
  await write(user, 'Another post');
  expect(screen.queryByText('Post has been added successfully!')).not.toBeInTheDocument();
  await user.click(await button('Publish'));
  await waitFor(() => expect(createPost).toHaveBeenCalledTimes(2));
  expect(createPost.mock.lastCall?.[0]).toMatchObject({ slug: 'another-post', authorId: 'ann' });
  expect(updatePost).toHaveBeenCalledTimes(1);
});

test('ADD-07 rich text shows what was saved, without what was sanitised away', async () => {
  readAnyPost.mockResolvedValue(aStoredPost({ id: 'units', content: '<p onclick="alert(1)">Old</p>' }));
  const user = openPage('units');
  await user.click(await button('HTML'));
  await enter(user, 'Content', '<p onclick="alert(1)">New</p>');
  await user.click(await button('Save changes'));
  expect(await screen.findByText('The post has been changed.')).toBeInTheDocument();
  expect(await field('Content')).toHaveValue('<p>New</p>');
  await user.click(await button('Rich text'));
  expect(await screen.findByRole('textbox', { name: 'Content' })).toHaveTextContent('New');
});

test('ADD-07 the text is read-only while it is being saved, rich text included', async () => {
  const response = deferred<'stored'>();
  createPost.mockReturnValue(response.promise);
  const user = openPage();
  await write(user, 'Units');
  await user.click(await button('Rich text'));
  const text = await screen.findByRole('textbox', { name: 'Content' });
  expect(text.closest('[inert]')).toBeNull();
  await user.click(await button('Publish'));
  expect(await button('Saving…')).toBeDisabled();
  expect(text.closest('[inert]')).not.toBeNull();
  expect(await field('Upload a cover')).toBeDisabled();
  await response.resolve('stored');
  expect(await screen.findByText('Post has been added successfully!')).toBeInTheDocument();
  const emptyEditor = screen.getByRole('textbox', { name: 'Content' });
  expect(emptyEditor).toHaveTextContent(/^$/);
  expect(emptyEditor.closest('[inert]')).toBeNull();
});

test('ADD-07 a post cannot be saved before its picture has been uploaded', async () => {
  const response = deferred<StoredPicture>();
  uploadPicture.mockReturnValue(response.promise);
  const user = openPage();
  await write(user, 'Units');
  const picture = new File(['a pixel'], 'wall.png', { type: 'image/png' });
  await user.upload(await field('Upload a cover'), picture);
  expect(await button('Publish')).toBeDisabled();
  await response.resolve({ id: 'wall', name: 'wall', address: 'https://example.org/wall.png' });
  expect(await field('Image URL')).toHaveValue('https://example.org/wall.png');
  await user.click(await button('Publish'));
  await waitFor(() => expect(createPost).toHaveBeenCalled());
  expect(createPost.mock.lastCall?.[0].fields.imageUrl).toBe('https://example.org/wall.png');
});

test('STAFF-02 a post whose cover from the library has no description is published only once the cover is marked as decorative', async () => {
  const user = openPage();
  await write(user, 'Units');
  await enter(
    user,
    'Image URL',
    'https://firebasestorage.googleapis.com/v0/b/a.test/o/pictures%2Fa1b2c3d4e5f6a7b8c9d0%2Fabcdef12-9x9%2F9.webp?alt=media',
  );
  await user.click(await button('Publish'));
  expect(await field('What the cover shows')).toHaveAccessibleDescription(/tick “Decorative”/);
  expect(createPost).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: /^Decorative/ }));
  await user.click(await button('Publish'));
  await waitFor(() => expect(createPost).toHaveBeenCalled());
  expect(createPost.mock.lastCall?.[0].fields).toMatchObject({
    imageAlt: '',
    pictures: ['a1b2c3d4e5f6a7b8c9d0'],
  });
});

test('STAFF-02 a draft may have a picture without a description, but a published post may not', async () => {
  const user = openPage();
  await write(user, 'Units');
  await enter(user, 'Content', '<p>Words</p><img src="/images/hero.svg">');
  await user.click(await button('Publish'));
  expect(await field('Content')).toHaveAccessibleDescription(/Describe each picture/);
  expect(createPost).not.toHaveBeenCalled();
  await user.click(await button('Save as draft'));
  expect(await screen.findByText('The draft has been saved.')).toBeInTheDocument();
});

test.each([
  ['a draft', 'Save as draft', 'The draft has been saved.', 'a draft'],
  ['a draft', 'Publish', 'Post has been added successfully!', 'published'],
  ['published', 'Save changes', 'The post has been changed.', 'published'],
  ['published', 'Save and unpublish', 'The post has been changed and is now a draft.', 'a draft'],
])(
  'DATA-04 for a post that is %s, the button "%s" shows "%s", and the post is then %s',
  async (before, name, message, after) => {
    readAnyPost.mockResolvedValue(aStoredPost({ id: 'units', published: before === 'published' }));
    const user = openPage('units');
    // Enter in a field presses the submit button, which keeps the state of the post.
    const submitButton = await button(before === 'published' ? 'Save changes' : 'Save as draft');
    expect([...document.querySelectorAll('button[type=submit]')]).toEqual([submitButton]);
    await user.click(await button(name));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(updatePost.mock.lastCall?.[1].published).toBe(after === 'published');
    expect(screen.queryByRole('link', { name: 'Read the post' }) !== null).toBe(after === 'published');
  },
);

test('ADD-07 DATA-04 "Overwrite with mine" overwrites a post that was unpublished meanwhile, and does not publish it', async () => {
  const user = await openWithConflict();
  const theirs = aStoredPost({ id: 'units', title: 'Theirs', published: false });
  readAnyPost.mockResolvedValueOnce(theirs);
  await user.click(await button('Overwrite with mine'));
  expect(await screen.findByText('The draft has been saved.')).toBeInTheDocument();
  const mine = { fields: { title: 'Units and measures' }, published: false };
  expect(updatePost.mock.lastCall).toMatchObject([theirs.post, mine]);
});

test('STAFF-09 writers can only save drafts, even with Enter, and are told who publishes them', async () => {
  const user = openPage();
  beginSignIn({ role: 'writer' });
  await write(user, 'Units');
  expect(screen.getByText('An editor publishes your draft.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  const save = await button('Save as draft');
  expect([...document.querySelectorAll('button[type=submit]')]).toEqual([save]);
  await user.click(save);
  expect(await screen.findByText('The draft has been saved.')).toBeInTheDocument();
  expect(createPost.mock.lastCall?.[0]).toMatchObject({ published: false });
});

test('STAFF-09 a writer who opens a published post cannot save it', async () => {
  readAnyPost.mockResolvedValue(aStoredPost({ id: 'units' }));
  openPage('units');
  beginSignIn({ role: 'writer' });
  const explanation = 'This post is published, so only editors can change it.';
  expect(await screen.findByText(explanation)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

test('DATA-04 after a post is unpublished in the list, its open form saves it as a draft', async () => {
  const units = aStoredPost({ id: 'units', title: 'Units' });
  readAnyPost.mockResolvedValue(units);
  readAllPosts.mockResolvedValue({ posts: [units] });
  const user = openPage('units');
  expect(await button('Save changes')).toBeInTheDocument();
  await user.click(await button('Unpublish: Units'));
  await user.click(await button('Save as draft'));
  await waitFor(() => expect(updatePost).toHaveBeenCalled());
  expect(updatePost.mock.lastCall?.[0].published).toBe(false);
});

test('DATA-02 an invalid post opens with its usable fields, shows what is wrong, and is repaired by saving', async () => {
  const post = aPost({ id: 'Xy12', slug: '', title: '', date: null });
  const problems = ['Address is missing', 'Title is not text'];
  readAnyPost.mockResolvedValue({ post, problems, canBeShown: false });
  const user = openPage('Xy12');
  expect(await screen.findByText(/Address is missing\. Title is not text\./)).toBeInTheDocument();
  expect(await field('Author name')).toHaveValue('Data team');
  await enter(user, 'Title', '指南');
  await user.click(await button('Save changes'));
  expect(await screen.findByText(/The title needs at least one letter/)).toBeInTheDocument();
  await enter(user, 'Title', 'Units');
  expect(await screen.findByText('/blog/units')).toBeInTheDocument();
  updatePost.mockResolvedValueOnce('address-taken');
  await user.click(await button('Save changes'));
  expect(await screen.findByText('The address /blog/units is taken. Change the title.')).toBeInTheDocument();
  await enter(user, 'Title', 'Units and measures');
  await user.click(await button('Save changes'));
  expect(await screen.findByText('The post has been changed.')).toBeInTheDocument();
  expect(updatePost.mock.lastCall).toMatchObject([
    { id: 'Xy12' },
    { slug: 'units-and-measures', authorId: 'ann' },
  ]);
  expect(screen.queryByText('This post is incomplete')).not.toBeInTheDocument();
  expect(screen.getByText(/stays as it is/)).toBeInTheDocument();
});

test('ADD-07 a visitor sees that an address is taken by a published post', async () => {
  watchSignIn.mockImplementation(async (tell) => tell(undefined));
  endSignIn();
  publishedPosts.mockResolvedValue([aPost({ slug: 'units' })]);
  const user = openPage();
  await enter(user, 'Title', 'Units');
  expect(await screen.findByText('The address /blog/units is taken. Change the title.')).toBeInTheDocument();
  await enter(user, 'Title', 'Measures');
  expect(await screen.findByText(/is free/)).toBeInTheDocument();
  expect(isSlugTaken).not.toHaveBeenCalled();
});

test('ADD-05 after a new post is published the focus is on the result, and the preview and the file field are empty', async () => {
  uploadPicture.mockResolvedValue({ id: 'wall', name: 'wall', address: 'https://example.org/wall.png' });
  const user = openPage();
  await write(user, 'Units');
  const file = await field('Upload a cover');
  await user.upload(file, new File(['x'], 'wall.png', { type: 'image/png' }));
  expect(await field('Image URL')).toHaveValue('https://example.org/wall.png');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const stored = deferred<'stored'>();
  createPost.mockReturnValueOnce(stored.promise);
  await user.click(await button('Publish'));
  // Unlike jsdom, a browser removes the focus from a disabled button.
  act(() => (document.activeElement as HTMLElement).blur());
  await stored.resolve('stored');
  const result = (await screen.findByText('Post has been added successfully!')).closest('[tabindex]');
  expect(result).toHaveFocus();
  expect(scroll.mock.contexts).toContain(result);
  expect((await field('Upload a cover')).files).toHaveLength(0);
  expect(screen.queryByText('Words that took an hour')).not.toBeInTheDocument();
});
