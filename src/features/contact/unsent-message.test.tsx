import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  api,
  field,
  fillIn,
  LABELS,
  openPage,
  robotBox,
  sendMessage,
  setUpPage,
} from '#tests/contact-page.tsx';

beforeEach(setUpPage);

/** Leaves the page and comes back, or reloads it. */
async function comeBack() {
  cleanup();
  return openPage();
}

test('CONT-10 after coming back the entries are restored and counted, and the captcha is not ticked', async () => {
  const user = await openPage();
  await fillIn(user, { Message: 'مرحبا 👷🏽‍♀️ "quoted" </script>' });
  await comeBack();
  expect(field('Message')).toHaveValue('مرحبا 👷🏽‍♀️ "quoted" </script>');
  expect(screen.queryByText('0 / 500 characters')).not.toBeInTheDocument();
  // The captcha appears once a field has had the focus.
  field('Name').focus();
  expect(await robotBox()).not.toBeChecked();
  expect(Object.values(sessionStorage).join()).not.toContain('demo-token');
});

test('CONT-10 a message whose sending ends after the visitor left the page is not restored', async () => {
  const response = Promise.withResolvers<Response>();
  api.mockReturnValue(response.promise);
  await sendMessage();
  cleanup();
  expect(sessionStorage).toHaveLength(1);
  response.resolve(Response.json({ success: true }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test.each(['null', '[]', '{"name": 7}', '{"name'])(
  'CONT-10 an invalid stored message (%j) leaves the form empty',
  async (stored) => {
    sessionStorage.setItem('contact-draft', stored);
    await openPage();
    for (const label of LABELS) expect(field(label)).toHaveValue('');
  },
);
