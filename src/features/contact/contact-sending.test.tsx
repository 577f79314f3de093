import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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
  sendMessage,
  sentBody,
  setUpPage,
} from '#tests/contact-page.tsx';
import { expectConsoleError } from '#tests/expect-console.ts';
import { goOffline, goOnline } from '#tests/network.ts';

beforeEach(setUpPage);

const FAILED = 'An error occurred while submitting the form.';
const TOO_MANY = 'Too many requests. Please try again in 60 minutes.';

const json = (body: unknown, status = 200) => Response.json(body, { status });

test('LEAD-01 LEAD-02 CONT-07 sending is one POST with exactly the five fields and the attribution of the visit, which the form shows and nothing stores', async () => {
  delete window.dataLayer;
  history.replaceState(null, '', '/?utm_source=letter&utm_campaign=spring&search=words');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/');
  await sendMessage({ Name: `  ${ENTRIES.Name} ` });
  await resultDialog('Success');
  expect(api).toHaveBeenCalledExactlyOnceWith(
    '/api/contact',
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      signal: expect.objectContaining({ aborted: false }),
    }),
  );
  expect(sentBody()).toEqual({
    ...Object.fromEntries(LABELS.map((label) => [label.toLowerCase(), ENTRIES[label]])),
    recaptchaValue: expect.stringMatching(/^demo-token-pass-[\da-f-]{36}$/),
    attribution: { site: 'Google', source: 'letter', campaign: 'spring' },
  });
  expect(screen.getByText('Sent along: Google, source letter, campaign spring')).toBeInTheDocument();
  expect(window.dataLayer).toEqual([{ event: 'contact_message_sent' }]);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(stored).not.toMatch(/spring|Google/);
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('CONT-08 while sending, the button is disabled and reads "Sending...", and the fields are read-only', async () => {
  const response = Promise.withResolvers<Response>();
  api.mockReturnValue(response.promise);
  const user = await sendMessage();
  expect(sendButton()).toBeDisabled();
  expect(sendButton()).toHaveTextContent('Sending...');
  await user.type(field('Name'), 'x{Enter}');
  expect(field('Name')).toHaveValue(ENTRIES.Name);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  response.resolve(Response.json({ success: true }));
  await resultDialog('Success');
  expect(sendButton()).toBeEnabled();
  expect(api).toHaveBeenCalledOnce();
});

test('CONT-08 two submits before the button is disabled send once', async () => {
  await fillIn(await openPage());
  const { form } = field('Name');
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await resultDialog('Success');
  expect(api).toHaveBeenCalledOnce();
});

test('CONT-10 after a success the fields and the captcha are empty, without errors', async () => {
  const user = await sendMessage();
  await user.click((await resultDialog('Success')).getByRole('button', { name: 'Done' }));
  for (const label of LABELS) expect(field(label)).toHaveValue('');
  expect(await robotBox()).not.toBeChecked();
  await user.type(field('Name'), 'Z');
  expect(field('Name')).toBeValid();
});

test.each<[string, () => Response, string, string?]>([
  ['a refusal', () => json({ success: false, message: 'No more' }), 'Error: No more'],
  ['a refusal without a reason', () => json({ success: false, message: '' }), 'Error: Unknown error'],
  ['status 500', () => new Response('Oops', { status: 500 }), FAILED, 'Server response error'],
  ['status 400', () => json({ success: false, message: 'No' }, 400), FAILED, 'Server response error'],
  ['status 429 without JSON', () => new Response('', { status: 429 }), FAILED, 'Server response error'],
  ['status 429', () => json({ success: false, message: TOO_MANY }, 429), TOO_MANY],
  ['status 503', () => json({ success: false, message: TOO_MANY }, 503), TOO_MANY],
  ['a page instead of JSON', () => new Response('<!doctype html>'), FAILED, 'could not be sent'],
  ['JSON of another kind', () => json(['success']), FAILED, 'could not be sent'],
])('CONT-09 CONT-10 %s shows an error, keeps the entries and resets the captcha', async (...row) => {
  const [, respond, text, log] = row;
  if (log) expectConsoleError(log);
  api.mockImplementation(async () => respond());
  delete window.dataLayer;
  await sendMessage();
  const dialog = await resultDialog('Error');
  expect(dialog.getByText(text)).toBeInTheDocument();
  expect(window.dataLayer).toBeUndefined();
  expect(dialog.getByRole('button', { name: 'Back to the form' })).toHaveAccessibleDescription(text);
  for (const label of LABELS) expect(field(label)).toHaveValue(ENTRIES[label]);
  expect(await robotBox()).not.toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([new TypeError('Failed to fetch'), new DOMException('Slow', 'TimeoutError')])(
  'CONT-09 CONT-10 after %s a retry needs a new captcha token, and sends the same entries',
  async (fault) => {
    expectConsoleError('could not be sent');
    api.mockRejectedValueOnce(fault);
    const user = await sendMessage();
    const dialog = await resultDialog('Error');
    expect(dialog.getByText(FAILED)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await user.click(sendButton());
    expect(await screen.findByText('Please verify that you are not a robot')).toBeInTheDocument();
    expect(api).toHaveBeenCalledOnce();
    await user.click(await robotBox());
    await user.click(sendButton());
    await resultDialog('Success');
    expect(Object.keys(sentBody(0))).toEqual(['name', 'email', 'subject', 'message', 'recaptchaValue']);
    expect(sentBody(1).recaptchaValue).not.toBe(sentBody(0).recaptchaValue);
    expect(sentBody(1)).toEqual({ ...sentBody(0), recaptchaValue: expect.any(String) });
  },
);

test('CONT-09 without a network the form says why it cannot be sent, until the network is back', async () => {
  expectConsoleError('Failed to fetch');
  api.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = await openPage();
  await fillIn(user);
  act(goOffline);
  expect(screen.getByText(/^What you typed stays here/)).toBeVisible();
  await user.click(sendButton());
  const dialog = await resultDialog('Error');
  expect(dialog.getByText(/^You are offline, so nothing was sent\./)).toBeInTheDocument();
  act(goOnline);
  expect(screen.queryByText(/^What you typed stays here/)).not.toBeInTheDocument();
  await waitFor(() => expect(field('Message')).toHaveValue(ENTRIES.Message));
});
