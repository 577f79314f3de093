import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { replacePage } from '#browser/reload-page.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aStoredPost } from '#tests/factories/post.ts';
import {
  button,
  enter,
  field,
  openPage,
  readAnyPost,
  setUpStaff,
  signOut,
  watchSignIn,
} from '#tests/staff-fixtures.tsx';

vi.mock('#browser/reload-page.ts', { spy: true });
vi.mock('#firebase/auth.ts', () => import('#tests/staff-fixtures.tsx'));
vi.mock('#firebase/staff-posts.ts', () => import('#tests/staff-fixtures.tsx'));

beforeEach(setUpStaff);

test('ADD-06 a failed sign-in check is shown, repeated only on request, and then recovers', async () => {
  expectConsoleError('Sign-in could not be loaded');
  readAnyPost.mockResolvedValue(aStoredPost({ title: 'Units' }));
  // An expired token without a network.
  watchSignIn.mockImplementationOnce(async (_, fail) => fail(new Error('auth/network-request-failed')));
  const user = openPage('units');
  expect(await screen.findByText('Sign-in could not be loaded')).toBeInTheDocument();
  const retry = await button('Try again');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(watchSignIn).toHaveBeenCalledTimes(1);
  await user.click(retry);
  expect(await field('Title')).toHaveValue('Units');
  expect(watchSignIn).toHaveBeenCalledTimes(2);
});

test('SAFE-05 on a shared computer nothing of a draft is left in storage, whatever the page still does', async () => {
  vi.mocked(replacePage).mockImplementation(() => {});
  signOut.mockResolvedValue();
  const user = openPage();
  await enter(user, 'Title', 'A secret plan');
  await waitFor(() => expect(localStorage.getItem('post-drafts')).toContain('A secret plan'));
  await enter(user, 'Author name', 'Ann');
  await user.click(await button('Sign out and delete drafts'));
  await waitFor(() => expect(replacePage).toHaveBeenCalledExactlyOnceWith('/add-post'));
  expect(signOut).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pagehide'));
  await enter(user, 'Title', 'A secret plan, again');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret');
});
