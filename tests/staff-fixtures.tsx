/** Test helpers for the staff pages. In a test that imports them, mocks replace `#firebase/auth.ts` and `staff-posts.ts`. */
import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import AddPostScreen from '#features/authoring/add-post-screen.tsx';
import type * as auth from '#firebase/auth.ts';
import type * as posts from '#firebase/staff-posts.ts';
import { renderAt } from './render.ts';

vi.mock('#firebase/auth.ts', () => import('./staff-fixtures.tsx'));
vi.mock('#firebase/staff-posts.ts', () => import('./staff-fixtures.tsx'));

const STAFF: auth.SignedIn = {
  uid: 'ann',
  email: 'ann@example.org',
  isStaff: true,
  role: 'editor',
  lacksSecondFactor: false,
};

/** Who is signed in: also reported to a `watchSignIn` that is called after `beginSignIn` or `endSignIn`. */
let current: auth.SignedIn | undefined = STAFF;
let reportSignIn: Parameters<typeof auth.watchSignIn>[0] = () => {};

/** In place of `#firebase/auth.ts`: Ann is signed in by default. */
export const watchSignIn = vi.fn<typeof auth.watchSignIn>();
export const signIn = vi.fn<typeof auth.signIn>();
export const signOut = vi.fn<typeof auth.signOut>();
export const sendPasswordLink = vi.fn<typeof auth.sendPasswordLink>();
export const signedIn = () => STAFF;

/** In place of `#firebase/staff-posts.ts`. */
export const readAllPosts = vi.fn<typeof posts.readAllPosts>();
export const readTitles = vi.fn<typeof posts.readTitles>();
export const readPosts = vi.fn<typeof posts.readPosts>();
export const readAnyPost = vi.fn<typeof posts.readAnyPost>();
export const isSlugTaken = vi.fn<typeof posts.isSlugTaken>();
export const createPost = vi.fn<typeof posts.createPost>();
export const updatePost = vi.fn<typeof posts.updatePost>();
export const setPublished = vi.fn<typeof posts.setPublished>();
export const deletePost = vi.fn<typeof posts.deletePost>();
export const restorePost = vi.fn<typeof posts.restorePost>();
export const postsWithPicture = vi.fn<typeof posts.postsWithPicture>();

/** Each test starts with an empty database that accepts all writes. */
beforeEach(() => {
  vi.resetAllMocks();
  watchSignIn.mockImplementation(async (report) => {
    reportSignIn = report;
    report(current);
  });
  current = STAFF;
  reportSignIn(STAFF);
  readAllPosts.mockResolvedValue({ posts: [] });
  readTitles.mockResolvedValue([]);
  isSlugTaken.mockResolvedValue(false);
  createPost.mockResolvedValue('stored');
  updatePost.mockResolvedValue('stored');
});

/** Ends the sign-in, as when it is revoked. */
export function endSignIn(): void {
  current = undefined;
  act(() => reportSignIn(undefined));
}

/** Signs Ann in, by default as an editor. */
export function beginSignIn(changes: Partial<auth.SignedIn> = {}): void {
  const who = { ...STAFF, ...changes };
  current = who;
  act(() => reportSignIn(who));
}

/** Opens the page for a new post, or for the stored one with this id. */
export function openPage(editedId?: string): UserEvent {
  renderAt(editedId ? `/add-post?edit=${editedId}` : '/add-post', <AddPostScreen />);
  return userEvent.setup();
}

/** Opens a part of the page for a new post that only owners see. */
export async function openForOwners(part: string): Promise<UserEvent> {
  const user = openPage();
  await screen.findByRole('region', { name: 'All posts' });
  expect(screen.queryByText(part)).not.toBeInTheDocument();
  beginSignIn({ role: 'owner' });
  await user.click(await screen.findByText(part));
  return user;
}

/** Signs in by the dialog, as it is when it opens. Returns the dialog. */
export async function submitSignIn(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.type(dialog.getByLabelText('Email'), 'ann@example.org');
  await user.type(dialog.getByLabelText('Password'), 'a password');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  return dialog;
}

export function field(label: string): Promise<HTMLInputElement> {
  return screen.findByLabelText(label);
}

export function button(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('button', { name });
}

/** Replaces the text in a field. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(await field(label));
  await user.click(await field(label));
  await user.paste(text);
}

/** Fills in a new post, with its content as HTML. */
export async function write(user: UserEvent, title: string): Promise<void> {
  await enter(user, 'Title', title);
  await enter(user, 'Author name', 'Ann');
  await user.click(await button('HTML'));
  await enter(user, 'Content', '<p>Words that took an hour</p>');
}

/** Creates a promise that the test resolves. */
export function deferred<Result>() {
  const { promise, resolve } = Promise.withResolvers<Result>();
  return { promise, resolve: (result: Result) => act(async () => resolve(result)) };
}
