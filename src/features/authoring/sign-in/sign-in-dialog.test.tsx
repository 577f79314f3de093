import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';
import {
  beginSignIn,
  button,
  endSignIn,
  openPage,
  sendPasswordLink,
  signIn,
  submitSignIn,
  watchSignIn,
} from '#tests/staff-fixtures.tsx';

// This must be the first test: the module remembers that the sign-in has been checked.
test('ADD-06 a failed sign-in check is repeated only on request, and a sign-in after it is recognised', async () => {
  expectConsoleError('Sign-in could not be loaded');
  const noNetwork = new Error('auth/network-request-failed'); // What Auth reports for an expired token.
  watchSignIn.mockImplementationOnce(async (_, fail) => fail(noNetwork));
  watchSignIn.mockImplementationOnce(async (_, fail) => fail(noNetwork));
  const user = openPage();
  const retry = await button('Try again');
  await new Promise((resolve) => setTimeout(resolve, 50)); // Time for an automatic retry.
  expect(watchSignIn).toHaveBeenCalledTimes(1);
  await user.click(retry);
  await waitFor(() => expect(watchSignIn).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('Sign-in could not be loaded')).toBeInTheDocument();
  await user.click(await button('Publish'));
  signIn.mockRejectedValueOnce(Object.assign(new Error('refused'), { code: 'auth/invalid-credential' }));
  const dialog = await submitSignIn(user);
  expect(await dialog.findByText('Incorrect email or password.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('You can save.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('SAFE-05 the link for a forgotten password goes to the email address that was entered, and a failure is reported', async () => {
  const user = openPage();
  await button('Publish');
  endSignIn();
  await user.click(await button('Publish'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  const forgot = dialog.getByRole('button', { name: 'Forgot password' });
  await user.click(forgot);
  expect(await dialog.findByText('Enter a valid email address')).toBeInTheDocument();
  expect(sendPasswordLink).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Email'), ' ann@example.org');
  sendPasswordLink.mockRejectedValueOnce(
    Object.assign(new Error('refused'), { code: 'auth/too-many-requests' }),
  );
  await user.click(forgot);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts');
  await user.click(forgot);
  expect(await dialog.findByRole('status')).toHaveTextContent('sent it a link to set a new password');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(sendPasswordLink.mock.calls).toEqual([['ann@example.org'], ['ann@example.org']]);
});

test('ADD-06 after the sign-in the focus is on its message, because the button that opened the dialog is gone', async () => {
  endSignIn();
  const user = openPage();
  await user.click(await button('Sign in'));
  signIn.mockImplementationOnce(async () => {
    beginSignIn();
    return undefined;
  });
  await submitSignIn(user);
  const notice = await screen.findByText('You can save.');
  await waitFor(() => expect(notice.closest('[tabindex]')).toHaveFocus());
});
