/** For the tests of the page for staff: who is signed in there, what the database answers, and what is done. */
import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { AddPostScreen } from '#features/authoring/add-post-screen.tsx';
import type * as auth from '#firebase/auth.ts';
import type * as posts from '#firebase/staff-posts.ts';
import { renderAt } from './render.ts';

const STAFF: auth.SignedIn = { uid: 'ann', email: 'ann@example.org', isStaff: true };

let tellSignIn: Parameters<typeof auth.watchSignIn>[0] = () => {};

/** In the place of `#firebase/auth.ts`: Ann is signed in unless a test says otherwise. */
export const watchSignIn = vi.fn<typeof auth.watchSignIn>();
export const signIn = vi.fn<typeof auth.signIn>();

/** In the place of `#firebase/staff-posts.ts`. */
export const readAllPosts = vi.fn<typeof posts.readAllPosts>();
export const readAnyPost = vi.fn<typeof posts.readAnyPost>();
export const isSlugTaken = vi.fn<typeof posts.isSlugTaken>();
export const createPost = vi.fn<typeof posts.createPost>();
export const updatePost = vi.fn<typeof posts.updatePost>();
export const setPublished = vi.fn<typeof posts.setPublished>();
export const deletePost = vi.fn<typeof posts.deletePost>();

/** Begins each test with an empty browser and a database that holds nothing and takes everything. */
export function setUpStaff(): void {
  localStorage.clear();
  vi.resetAllMocks();
  watchSignIn.mockImplementation(async (tell) => {
    tellSignIn = tell;
    tell(STAFF);
  });
  tellSignIn(STAFF);
  readAllPosts.mockResolvedValue({ posts: [] });
  isSlugTaken.mockResolvedValue(false);
  createPost.mockResolvedValue('stored');
  updatePost.mockResolvedValue('stored');
}

/** The sign-in ends by itself, as when it is revoked. */
export function endSignIn(): void {
  act(() => tellSignIn(undefined));
}

/** Ann signs in. */
export function beginSignIn(): void {
  act(() => tellSignIn(STAFF));
}

/** Opens the page for a new post, or for the stored one with this id. */
export function openPage(edited?: string): UserEvent {
  renderAt(edited ? `/add-post?edit=${edited}` : '/add-post', <AddPostScreen />);
  return userEvent.setup();
}

/** A field by its label, as soon as it is there. */
export function field(label: string): Promise<HTMLInputElement> {
  return screen.findByLabelText(label);
}

/** A button by its name, as soon as it is there. */
export function button(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('button', { name });
}

/** Puts a text into a field in the place of what is there. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(await field(label));
  await user.click(await field(label));
  await user.paste(text);
}

/** Fills a new post in, its content as HTML. */
export async function write(user: UserEvent, title: string): Promise<void> {
  await enter(user, 'Title', title);
  await enter(user, 'Author name', 'Ann');
  await user.click(await button('HTML'));
  await enter(user, 'Content', '<p>Words that took an hour</p>');
}

/** An answer that comes when the test says so. */
export function late<Answer>(): {
  readonly promise: Promise<Answer>;
  readonly give: (answer: Answer) => Promise<void>;
} {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, give: (answer) => act(async () => resolve(answer)) };
}
