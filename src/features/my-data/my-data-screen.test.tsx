import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as work from '#domain/proof-of-work.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { renderRoutes } from '#tests/render.ts';
import { mockApi, networkFailure } from '#tests/resources-api.ts';
import MyDataScreen, { loader, shouldRevalidate } from './my-data-screen.tsx';

vi.mock('#domain/proof-of-work.ts', { spy: true });

/** Opens the page, whose requests get these responses in turn. Returns a function that lists the POST requests so far. */
function open(path: string, ...responses: (() => Response | Promise<Response>)[]) {
  const fetch = mockApi({ '/api/my-data': () => responses.shift()?.() ?? Response.error() });
  renderRoutes([{ path: '/my-data', Component: MyDataScreen, loader, shouldRevalidate }], path);
  return () => fetch.mock.calls.flatMap(([, request]) => (request?.method === 'POST' ? [request] : []));
}

const respond = (status: number, message: string, headers = {}) =>
  Response.json({ success: status === 200, message }, { status, headers });
const button = (name: string) => screen.findByRole('button', { name });

test('LEAD-05 DAY-01 a link is requested with a proof of work, the page says so if the server requires more work, and the result takes the focus', async () => {
  const proving = Promise.withResolvers<string>();
  vi.spyOn(work, 'proveWork').mockResolvedValueOnce('first').mockReturnValueOnce(proving.promise);
  const sentRequests = open(
    '/my-data',
    () => respond(429, 'Work.', { 'Proof-Of-Work': '10' }),
    () => respond(200, 'On its way.'),
  );
  await userEvent.type(await screen.findByLabelText('Your email address'), 'jo@example.org');
  await userEvent.click(await button('Send me the link'));
  expect(await button('Working…')).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/takes up to a minute/));
  proving.resolve('second');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Done' })).toHaveFocus());
  expect(screen.getByText('On its way.')).toBeVisible();
  expect(vi.mocked(work.proveWork).mock.calls.map(([, bits]) => bits)).toEqual([work.WORK_BITS.usual, 10]);
  const body = '{"email":"jo@example.org"}';
  const proofs = ['first', 'second'].map((proof) => expect.objectContaining({ 'Proof-Of-Work': proof }));
  expect(sentRequests()).toMatchObject(proofs.map((headers) => ({ headers, body })));
});

test('LEAD-05 an erasure that fails says why and can be repeated; one that succeeds leaves no data on the page', async () => {
  expectConsoleError('A form of /my-data could not be sent');
  const personalData = { email: 'jo@example.org', leads: [], copies: 0 };
  const sentRequests = open(
    '/my-data?token=t',
    () => Response.json({ personalData }),
    () => respond(401, 'The link is no longer valid.'),
    networkFailure,
    () => respond(200, 'All is deleted.'),
  );
  for (const alertText of ['That did not workThe link is no longer valid.', 'That did not work']) {
    await userEvent.click(await button('Erase my data'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(alertText));
    expect(await button('Erase my data')).toHaveFocus();
  }
  await userEvent.click(await button('Erase my data'));
  expect(await screen.findByText('All is deleted.')).toBeVisible();
  expect(screen.queryByText(/jo@example.org/)).not.toBeInTheDocument();
  expect(sentRequests().map(({ body }) => body)).toEqual(Array(3).fill('{"token":"t"}'));
});
