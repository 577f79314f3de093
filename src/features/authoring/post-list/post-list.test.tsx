import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PostTitle } from '#domain/posts/post-titles.ts';
import type { StoredPost } from '#domain/posts/stored-post.ts';
import type { PostBatch } from '#firebase/staff-posts.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aStoredPost } from '#tests/factories/post.ts';
import {
  beginSignIn,
  button,
  deletePost,
  openPage,
  readAllPosts,
  readPosts,
  readTitles,
  restorePost,
  setPublished,
} from '#tests/staff-fixtures.tsx';

let stored: StoredPost[] = [];

function batchOf(from: number, to: number): PostBatch {
  const posts = stored.slice(from, to);
  return { posts, ...(stored.length > to && { more: async () => batchOf(to, to + 10) }) };
}

beforeEach(() => {
  stored = Array.from({ length: 25 }, (_, index) =>
    aStoredPost({ id: `no-${index}`, title: `No. ${index}` }),
  );
  readAllPosts.mockImplementation(async (batches) => batchOf(0, batches * 10));
  readPosts.mockImplementation(async (ids) => ({
    posts: stored.filter(({ post }) => ids.includes(post.id)),
  }));
  readTitles.mockImplementation(async () =>
    stored.map(({ post: { id, title } }, index): PostTitle => {
      return { id, title, date: index, state: index < 3 ? 'draft' : 'published' };
    }),
  );
  setPublished.mockImplementation(async (id, published) => {
    stored = stored.map(({ post, ...rest }) => ({
      ...rest,
      post: post.id === id ? { ...post, published } : post,
    }));
  });
  deletePost.mockImplementation(async (id) => {
    stored = stored.filter(({ post }) => post.id !== id);
    return { id: 'deletion', post: { id } };
  });
});

const heading = () => screen.getByRole('heading', { name: 'All posts' });
const announcement = () => heading().parentElement?.querySelector('p[role="status"]')?.textContent;
const row = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('after a change the list keeps its length, and the focus stays on the pressed button or, once that is gone, moves to the heading', async () => {
  const user = openPage();
  await user.click(await button('Show older posts'));
  await user.click(await button('Unpublish: No. 12'));
  expect(await button('Publish: No. 12')).toHaveFocus();
  expect(titles()).toHaveLength(20);
  await user.click(await button('Show older posts'));
  await waitFor(() => expect(titles()).toHaveLength(25));
  expect(heading()).toHaveFocus();
});

test('STAFF-01 the titles of all posts are read after the first posts, even if those cannot be read', async () => {
  expectConsoleError('Reading failed');
  const { promise, reject } = Promise.withResolvers<PostBatch>();
  readAllPosts.mockReturnValueOnce(promise);
  openPage();
  await waitFor(() => expect(readAllPosts).toHaveBeenCalledOnce());
  expect(readTitles).not.toHaveBeenCalled();
  reject(new Error('unavailable'));
  expect(await screen.findByRole('option', { name: 'Drafts (3)' })).toBeInTheDocument();
});

test('STAFF-03 a deletion is announced and can be undone, and the focus moves to the heading of the list', async () => {
  const user = openPage();
  await user.click(await button('Show older posts'));
  await user.click(await button('Delete: No. 12'));
  await user.click(await button('Keep it'));
  expect(deletePost).not.toHaveBeenCalled();
  await user.click(await button('Delete: No. 12'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(titles()).toHaveLength(20);
  expect(titles()).not.toContain('No. 12');
  expect(announcement()).toBe('“No. 12” has been deleted.');
  expect(screen.getByText('It stays in the bin below for 30 days.')).toBeInTheDocument();
  await user.click(await button('Restore as a draft'));
  await waitFor(() => expect(announcement()).toMatch('“No. 12” is now a draft.'));
  expect(restorePost).toHaveBeenCalledExactlyOnceWith({ id: 'deletion', post: { id: 'no-12' } });
});

test('a failed change is shown, and the list stays', async () => {
  expectConsoleError('A change to the posts failed');
  setPublished.mockRejectedValue(new Error('unavailable'));
  const user = openPage();
  await user.click(await button('Unpublish: No. 1'));
  expect(await screen.findByText(/Something went wrong, and nothing has changed/)).toBeInTheDocument();
  expect(titles()).toHaveLength(10);
});

test('DATA-04 unpublishing and publishing a post are announced, and each can be undone in its row', async () => {
  const user = openPage();
  await user.click(await button('Unpublish: No. 3'));
  await waitFor(() => expect(announcement()).toMatch('“No. 3” is now a draft.'));
  expect(await row('No. 3').findByText('Draft')).toBeInTheDocument();
  await user.click(row('No. 3').getByRole('button', { name: 'Undo: No. 3' }));
  await waitFor(() => expect(announcement()).toMatch('“No. 3” is published.'));
  expect(setPublished.mock.calls).toEqual([
    ['no-3', false],
    ['no-3', true],
  ]);
  expect(await button('Unpublish: No. 3')).toBeInTheDocument();
  expect(await button('Undo: No. 3')).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Undo: / })).toHaveLength(1);
});

test('STAFF-09 writers can edit drafts and delete their own, but publish nothing', async () => {
  stored = [
    aStoredPost({ title: 'Mine', authorId: 'ann', published: false }),
    aStoredPost({ title: 'Theirs', authorId: 'ben', published: false }),
    aStoredPost({ title: 'On the site', authorId: 'ann' }),
  ];
  openPage();
  beginSignIn({ role: 'writer' });
  await screen.findByRole('heading', { name: 'Mine' });
  const actions = (title: string) =>
    [...row(title).queryAllByRole('link'), ...row(title).queryAllByRole('button')].map(
      (control) => control.textContent,
    );
  expect(['Mine', 'Theirs', 'On the site'].map(actions)).toEqual([['Edit', 'Delete'], ['Edit'], []]);
});

test('DATA-02 an invalid post shows what is wrong, and must be repaired before it is published', async () => {
  const problems = ['Date is not a date', 'Title is required'];
  stored = [{ ...aStoredPost({ id: 'broken', title: '', date: null }), problems, canBeShown: false }];
  openPage();
  await screen.findByText('Untitled');
  const broken = row('Untitled');
  expect(broken.getByText('Not shown')).toBeInTheDocument();
  expect(broken.getByText(/No date/)).toBeInTheDocument();
  const problemList = within(broken.getByRole('list', { name: 'Problems with this post' }));
  expect(problemList.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(problems);
  expect(broken.queryByRole('button', { name: /publish/i })).not.toBeInTheDocument();
  expect(broken.getByRole('link', { name: 'Edit: Untitled' })).toHaveAttribute(
    'href',
    '/add-post?edit=broken',
  );
});

test('STAFF-01 the list is narrowed by words and by state, with counts, and a row stays when its state changes', async () => {
  const user = openPage();
  expect(await screen.findByRole('option', { name: 'Drafts (3)' })).toBeInTheDocument();
  expect(screen.getByText('10 of 25 shown')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search titles' }), 'no 1');
  await waitFor(() => expect(titles()).toHaveLength(12)); // No. 1, No. 10 to 19 and No. 21.
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Drafts (3)');
  await waitFor(() => expect(titles()).toEqual(['No. 1']));
  await user.click(await button('Unpublish: No. 1'));
  expect(await button('Undo: No. 1')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), '7');
  expect(await screen.findByText('No post matches')).toBeInTheDocument();
});

test('STAFF-01 a scheduled post says when it appears and ends, and can be published at once', async () => {
  const [publishAt, unpublishAt] = [new Date(2026, 10, 24, 9, 5), new Date(2026, 10, 25, 9, 5)];
  const times = { published: false, publishAt, unpublishAt, datedLater: true };
  stored = [aStoredPost({ id: 'soon', title: 'Soon', ...times })];
  openPage();
  expect(await button('Publish: Soon')).toBeInTheDocument();
  expect(row('Soon').getByText('Scheduled')).toBeInTheDocument();
  expect(row('Soon').getByText(/Not dated yet.+appears 24 Nov 2026, 09:05.+ends 25 Nov/)).toBeInTheDocument();
});
