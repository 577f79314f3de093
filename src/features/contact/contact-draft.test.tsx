import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  api,
  ENTRIES,
  enter,
  field,
  fillIn,
  LABELS,
  openPage,
  resultDialog,
  robotBox,
  sendButton,
  setUpPage,
} from '#tests/contact-page.tsx';

beforeEach(setUpPage);
afterEach(() => vi.restoreAllMocks());

/** What leaving the page and coming back, or a reload, does. */
async function comeBack() {
  cleanup();
  return openPage();
}

test('CONT-10 what was typed is there after coming back, the captcha is not', async () => {
  const user = await openPage();
  await fillIn(user, { Message: 'مرحبا 👷🏽‍♀️ "quoted" </script>' });
  await comeBack();
  expect(field('Name')).toHaveValue(ENTRIES.Name);
  expect(field('Email')).toHaveValue(ENTRIES.Email);
  expect(field('Subject')).toHaveValue(ENTRIES.Subject);
  expect(field('Message')).toHaveValue('مرحبا 👷🏽‍♀️ "quoted" </script>');
  field('Name').focus();
  expect(await robotBox()).not.toBeChecked();
  expect(Object.values(sessionStorage).join()).not.toContain('demo-token');
});

test('CONT-04 CONT-10 what came back is counted and can be sent', async () => {
  await enter(await openPage(), ENTRIES);
  const user = await comeBack();
  expect(screen.getByText(`${ENTRIES.Message.length} / 500 characters`)).toBeInTheDocument();
  field('Name').focus();
  await user.click(await robotBox());
  await user.click(sendButton());
  await resultDialog('Success');
});

test('CONT-10 after success nothing comes back', async () => {
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  await resultDialog('Success');
  await comeBack();
  for (const label of LABELS) expect(field(label)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('CONT-10 a message that is sent after the page was left does not come back either', async () => {
  const answer = Promise.withResolvers<Response>();
  api.mockReturnValue(answer.promise);
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  cleanup();
  expect(sessionStorage).toHaveLength(1);
  answer.resolve(Response.json({ success: true }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test.each(['null', '7', '[]', '{"name": 7}', '{"name', ''])(
  'CONT-10 a stored draft of %j leaves the form empty',
  async (stored) => {
    sessionStorage.setItem('contact-draft', stored);
    await openPage();
    for (const label of LABELS) expect(field(label)).toHaveValue('');
  },
);

test('CONT-10 a browser that denies storage shows and sends the form all the same', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const user = await openPage();
  await fillIn(user);
  await user.click(sendButton());
  await resultDialog('Success');
});
