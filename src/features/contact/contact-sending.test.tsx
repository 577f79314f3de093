import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  api,
  ENTRIES,
  field,
  fillIn,
  LABELS,
  openPage,
  resultDialog,
  robotBox,
  sendButton,
  sentBody,
  setUpPage,
} from '#tests/contact-page.tsx';
import { expectConsoleError } from '#tests/expect-console.ts';
import { goOffline, goOnline } from '#tests/network.ts';

beforeEach(setUpPage);
afterEach(() => vi.restoreAllMocks());

const FAILED = 'An error occurred while submitting the form.';

/** The ways a request can fail, with what the dialog shows and what is logged. */
const FAULTS: [string, () => Promise<Response>, string, string?][] = [
  ['a refusal', async () => Response.json({ success: false, message: 'No more' }), 'Error: No more'],
  ['a refusal without a reason', async () => Response.json({ success: false }), 'Error: Unknown error'],
  [
    'a refusal with an empty reason',
    async () => Response.json({ success: false, message: '' }),
    'Error: Unknown error',
  ],
  ['status 500', async () => new Response('Oops', { status: 500 }), FAILED, 'Server response error'],
  [
    'status 400 with a message',
    async () => Response.json({ success: false, message: 'Name is required' }, { status: 400 }),
    FAILED,
    'Server response error',
  ],
  [
    'status 429 without JSON',
    async () => new Response('Slow down', { status: 429 }),
    FAILED,
    'Server response error',
  ],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), FAILED, 'Failed to fetch'],
  [
    'a response that takes too long',
    () => Promise.reject(new DOMException('Slow', 'TimeoutError')),
    FAILED,
    'could not be sent',
  ],
  ['a page instead of JSON', async () => new Response('<!doctype html>'), FAILED, 'could not be sent'],
  ['JSON of another kind', async () => Response.json(['success']), FAILED, 'could not be sent'],
];

test('CONT-07 one POST with exactly the five fields as JSON', async () => {
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  await resultDialog('Success');
  expect(api).toHaveBeenCalledOnce();
  const [address, request] = api.mock.calls[0] ?? [];
  expect(address).toBe('/api/contact');
  expect(request?.method).toBe('POST');
  expect(request?.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(request?.signal?.aborted).toBe(false);
  expect(sentBody()).toEqual({
    name: ENTRIES.Name,
    email: ENTRIES.Email,
    subject: ENTRIES.Subject,
    message: ENTRIES.Message,
    recaptchaValue: expect.stringMatching(/^demo-token-pass-[\da-f-]{36}$/),
  });
});

test('CONT-08 while sending, the button is disabled and reads "Sending...", and the fields are read-only', async () => {
  const answer = Promise.withResolvers<Response>();
  api.mockReturnValue(answer.promise);
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  expect(sendButton()).toBeDisabled();
  expect(sendButton()).toHaveTextContent('Sending...');
  await user.type(field('Name'), 'x{Enter}');
  expect(field('Name')).toHaveValue(ENTRIES.Name);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answer.resolve(Response.json({ success: true }));
  await resultDialog('Success');
  expect(sendButton()).toBeEnabled();
  expect(sendButton()).toHaveTextContent('Send message');
  expect(api).toHaveBeenCalledOnce();
});

test('CONT-08 a double click sends once', async () => {
  const user = await openPage();
  await fillIn(user);
  await user.dblClick(sendButton());
  await resultDialog('Success');
  expect(api).toHaveBeenCalledOnce();
});

test('CONT-08 two submits before the button is disabled send once', async () => {
  const user = await openPage();
  await fillIn(user);
  const { form } = field('Name');
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await resultDialog('Success');
  expect(api).toHaveBeenCalledOnce();
});

test('CONT-08 CONT-09 success opens a dialog that can be closed, with the focus back on the button', async () => {
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  const dialog = await resultDialog('Success');
  expect(dialog.getByText('Form submitted successfully!')).toBeInTheDocument();
  const done = dialog.getByRole('button', { name: 'Done' });
  expect(done).toHaveAccessibleDescription(`Form submitted successfully! We’ll reply to ${ENTRIES.Email}.`);
  expect(done).toHaveAttribute('autofocus');
  await user.click(done);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sendButton()).toHaveFocus();
});

test('CONT-08 the close button and a click on the backdrop close the dialog too', async () => {
  api.mockImplementation(async () => Response.json({ success: false }));
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  await user.click((await resultDialog('Error')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await robotBox());
  await user.click(sendButton());
  await user.click(await screen.findByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(FAULTS)(
  'CONT-09 CONT-10 %s is shown, keeps the entries and resets the captcha',
  async (...fault) => {
    const [, answer, words, log] = fault;
    if (log) expectConsoleError(log);
    api.mockImplementation(answer);
    const user = await openPage();
    await fillIn(user);
    await user.click(sendButton());
    const dialog = await resultDialog('Error');
    expect(dialog.getByText(words)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Back to the form' })).toHaveAccessibleDescription(words);
    for (const label of LABELS) expect(field(label)).toHaveValue(ENTRIES[label]);
    expect(await robotBox()).not.toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each([429, 503])('CONT-09 the message of status %d is shown unchanged', async (status) => {
  const message = 'Too many requests. Please try again in 60 minutes.';
  api.mockImplementation(async () => Response.json({ success: false, message }, { status }));
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  expect((await resultDialog('Error')).getByText(message)).toBeInTheDocument();
  expect(field('Message')).toHaveValue(ENTRIES.Message);
});

test('CONT-09 CONT-10 without a network the form shows why it cannot be sent, keeps the entries, and sends them later', async () => {
  expectConsoleError('Failed to fetch');
  api.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = await openPage();
  await fillIn(user);
  act(goOffline);
  expect(
    screen.getByText('What you typed stays here. You can send it once you’re back online.'),
  ).toBeVisible();
  await user.click(sendButton());
  const dialog = await resultDialog('Error');
  expect(dialog.getByText(/^You are offline, so nothing was sent\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  for (const label of LABELS) expect(field(label)).toHaveValue(ENTRIES[label]);
  act(goOnline);
  expect(screen.queryByText(/^What you typed stays here/)).not.toBeInTheDocument();
  await user.click(await robotBox());
  await user.click(sendButton());
  await resultDialog('Success');
});

test('CONT-10 success clears the fields and the captcha; the next message starts without errors', async () => {
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  await user.click((await resultDialog('Success')).getByRole('button', { name: 'Done' }));
  for (const label of LABELS) expect(field(label)).toHaveValue('');
  expect(screen.getByText('0 / 500 characters')).toBeInTheDocument();
  expect(await robotBox()).not.toBeChecked();
  await user.type(field('Name'), 'Z');
  expect(field('Name')).toBeValid();
  await user.clear(field('Name'));
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check five entries');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(api).toHaveBeenCalledOnce();
});

test('CONT-10 a captcha token is used once: a second attempt without a new one is not sent', async () => {
  expectConsoleError('Failed to fetch');
  api.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  await user.click((await resultDialog('Error')).getByRole('button', { name: 'Back to the form' }));
  await user.click(sendButton());
  expect(await screen.findByText('Please verify that you are not a robot')).toBeInTheDocument();
  expect(api).toHaveBeenCalledOnce();
  await user.click(await robotBox());
  await user.click(sendButton());
  await resultDialog('Success');
  expect(api).toHaveBeenCalledTimes(2);
  expect(sentBody(1).recaptchaValue).not.toBe(sentBody(0).recaptchaValue);
  expect(sentBody(1)).toEqual({ ...sentBody(0), recaptchaValue: expect.any(String) });
});
