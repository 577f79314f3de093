import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import {
  api,
  ENTRIES,
  enter,
  field,
  openPage,
  robotBox,
  scrollToCaptcha,
  sendButton,
  setUpPage,
} from '#tests/contact-page.tsx';
import { expectConsoleError } from '#tests/expect-console.ts';
import { goOnline } from '#tests/network.ts';
import { loadCaptcha } from './load-captcha.ts';

vi.mock('./load-captcha.ts', { spy: true });

beforeEach(() => {
  setUpPage();
  vi.mocked(loadCaptcha).mockReset();
});

test('CONT-05 a visitor who only reads the page does not load the captcha', async () => {
  const user = await openPage();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(loadCaptcha).not.toHaveBeenCalled();
  expect(screen.getByText('Loading the spam check…')).toBeInTheDocument();
});

test('MKT-02 CONT-05 without consent the captcha asks for it in place; submitting moves the focus there, and consent loads the captcha', async () => {
  choose([]);
  const user = await openPage();
  await enter(user, ENTRIES);
  act(scrollToCaptcha);
  const consentControl = screen.getByText('Load the spam check', { selector: 'summary' });
  expect(consentControl).toHaveAccessibleDescription(/Google receives your IP address/);
  await user.click(sendButton());
  const group = screen.getByRole('group', { name: 'Spam check' });
  await waitFor(() => expect(group).toHaveFocus());
  expect(group).toHaveAccessibleDescription('Please verify that you are not a robot');
  expect([api.mock.calls, vi.mocked(loadCaptcha).mock.calls]).toEqual([[], []]);
  await user.click(consentControl);
  expect(await robotBox()).not.toBeChecked();
  expect(loadCaptcha).toHaveBeenCalledOnce();
});

test.each([
  ['the visitor starts the form', () => field('Name').focus()],
  ['it comes into view', scrollToCaptcha],
])('CONT-05 the captcha loads once when %s', async (_, cause) => {
  const user = await openPage();
  act(cause);
  expect(await robotBox()).not.toBeChecked();
  await user.click(field('Message'));
  expect(loadCaptcha).toHaveBeenCalledOnce();
});

test('CONT-05 a captcha that cannot be loaded shows an error, and is loaded again by a retry and when the network is back', async () => {
  expectConsoleError('blocked');
  vi.mocked(loadCaptcha)
    .mockRejectedValueOnce(new Error('blocked'))
    .mockRejectedValueOnce(new Error('blocked'));
  const user = await openPage();
  await enter(user, ENTRIES);
  expect(await screen.findByRole('alert')).toHaveTextContent('The spam check could not be loaded');
  await user.click(sendButton());
  const group = screen.getByRole('group', { name: 'Spam check' });
  await waitFor(() => expect(group).toHaveAccessibleDescription('Please verify that you are not a robot'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(group).toHaveFocus();
  expect(await screen.findByText('The spam check could not be loaded')).toBeInTheDocument();
  act(goOnline);
  await user.click(await robotBox());
  await user.click(sendButton());
  await waitFor(() => expect(api).toHaveBeenCalledOnce());
});

test('CONT-05 a widget whose provider reports an error can be reloaded', async () => {
  expectConsoleError('The provider reports an error');
  const { Widget, api: standIn } = await loadCaptcha();
  let reportError: (() => void) | undefined;
  const failingApi: typeof standIn = {
    render(_, options) {
      reportError = options['error-callback'];
      return 0;
    },
    reset() {},
  };
  vi.mocked(loadCaptcha).mockResolvedValueOnce({ Widget, api: failingApi });
  const user = await openPage();
  await user.click(field('Name'));
  await waitFor(() => expect(reportError).toBeDefined());
  act(() => reportError?.());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await robotBox()).toBeEnabled();
});
