import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as work from '#domain/proof-of-work.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { goOffline } from '#tests/network.ts';
import { renderRoutes } from '#tests/render.ts';
import { aResource, mockApi, networkFailure, noResponse } from '#tests/resources-api.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { useCloseOnNavigation } from '#ui/dialog/use-close-on-navigation.ts';
import ResourcesScreen, { loader as loadResources, shouldRevalidate } from './resources-screen.tsx';

const resources = [aResource('EPD data.pdf'), aResource('Żółć & more, 100%.pdf')];

vi.mock('#domain/proof-of-work.ts', { spy: true });

beforeEach(() => {
  delete window.dataLayer;
});

/** Closes the dialogs on every navigation, but not when the first page is shown, as the menu of the site's layout does. */
function ClosingLayout() {
  useCloseOnNavigation();
  return <Outlet />;
}

function openResources(path: string, respond: () => Response | Promise<Response> = noResponse) {
  const fetch = mockApi({
    '/api/resources': () => Response.json({ resources }),
    '/api/download-link': respond,
  });
  const route = { path: '/resources', Component: ResourcesScreen, loader: loadResources, shouldRevalidate };
  const children = [route, { path: '/about', element: 'About us' }];
  const router = renderRoutes([{ Component: ClosingLayout, children }], path);
  return {
    router,
    path: () => router.state.location.pathname + router.state.location.search,
    sent: () => fetch.mock.calls.filter(([path]) => path === '/api/download-link'),
  };
}

const linkTo = (title: string) => screen.findByRole('link', { name: `Get the PDF: ${title}` });
const dialog = () => screen.findByRole('dialog', { name: 'Get the download link' });
const emailField = () => screen.getByRole('textbox', { name: 'Your email address' });
const sendButton = () => screen.getByRole('button', { name: 'Send me the link' });

async function submit(email: string): Promise<void> {
  await dialog();
  if (email) await userEvent.type(emailField(), email);
  await userEvent.click(sendButton());
}

describe('URL', () => {
  test('RES-05 Back and Forward open and close the dialog, and Escape adds no history entry', async () => {
    const { router, path } = openResources('/about');
    await router.navigate('/resources');
    await userEvent.click(await linkTo('EPD data'));
    await dialog();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/resources');
    await act(() => router.navigate(1));
    expect(await dialog()).toHaveTextContent('EPD data');
    // What the browser does when Escape is pressed.
    act(closeDialogs);
    await waitFor(() => expect(path()).toBe('/resources'));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('About us')).toBeInTheDocument();
  });

  test('for a URL with an unknown file, the page says that the file is no longer available, and opens no dialog', async () => {
    openResources('/resources?file=../docs_pdf/privacy_policy.pdf');
    expect(await screen.findByText(/is no longer available/)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  test('RES-05 RES-06 LEAD-01 LEAD-02 email address, file name and the shown origin of the visit are sent as JSON with a proof of work; opened again, the form is empty', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://pl.linkedin.com/feed');
    vi.spyOn(work, 'proveWork').mockImplementation(async (body, bits) => `${bits} ${body.length}`);
    const { sent, path } = openResources('/resources?search=e', () => Response.json({ success: true }));
    const opener = await linkTo('Żółć & more, 100%');
    await userEvent.click(opener);
    // Only the server checks the format of the address.
    await submit(' jan ');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(opener).toHaveFocus();
    await waitFor(() => expect(path()).toBe('/resources?search=e'));
    const request = sent()[0]?.[1];
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Proof-Of-Work': `6 ${String(request?.body).length}` },
    });
    const form = { email: 'jan', fileName: 'Żółć & more, 100%.pdf', attribution: { site: 'LinkedIn' } };
    expect(JSON.parse(String(request?.body))).toEqual(form);
    const event = { event: 'download_link_requested', file_name: form.fileName };
    expect(window.dataLayer).toEqual([{ event: 'resources_enter_email' }, event]);
    await userEvent.click(opener);
    await dialog();
    expect(screen.getByText('Sent along: LinkedIn')).toBeInTheDocument();
    expect(emailField()).toHaveValue('');
  });

  test('DAY-01 if the server requires more work, the page says so, does the work with the time of the server’s clock, and sends the same request again', async () => {
    const proving = Promise.withResolvers<string>();
    const prove = vi
      .spyOn(work, 'proveWork')
      .mockResolvedValueOnce('first')
      .mockReturnValueOnce(proving.promise);
    const refusal = { 'Proof-Of-Work': '13', Date: 'Mon, 02 Mar 2026 10:59:00 GMT' };
    const refusals = [Response.json({ success: false, message: 'Work.' }, { status: 429, headers: refusal })];
    const { sent } = openResources(
      '/resources?file=EPD%20data.pdf',
      () => refusals.pop() ?? Response.json({ success: true }),
    );
    await submit('jan@example.org');
    expect(await screen.findByText(/takes up to a minute/)).toBeInTheDocument();
    expect(prove.mock.lastCall?.slice(1)).toEqual([13, Date.parse(refusal.Date)]);
    proving.resolve('second');
    const heading = await screen.findByRole('heading', { name: 'Email Sent Successfully' });
    await waitFor(() => expect(heading).toHaveFocus());
    const [first, second] = sent().map(([, request]) => request);
    expect(second).toMatchObject({ headers: { 'Proof-Of-Work': 'second' }, body: first?.body });
    expect(sent()).toHaveLength(2);
  });

  test('RES-05 an address that the server refuses is an error of its field, and nothing says "try again"', async () => {
    openResources('/resources?file=EPD%20data.pdf', () =>
      Response.json({ success: false, message: 'Enter a valid email address' }, { status: 400 }),
    );
    await submit('jan@example');
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription('Enter a valid email address'));
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  const LOG = 'The download link could not be requested';
  const loseNetwork = () => {
    act(goOffline);
    return networkFailure();
  };
  const tooMany = 'Too many links were asked for. Please try again in 10 minutes.';
  const refused = 'Error sending email. Please try again.';
  const offline = 'You are offline, so nothing was sent.';
  const broken = 'Something went wrong. Please try again later.';

  test.each<[string, string, () => Response | Promise<Response>, string?]>([
    ['a refusal', refused, () => Response.json({ success: false, message: 'File not found.' })],
    ['status 500', refused, () => Response.json({ success: false }, { status: 500 })],
    ['status 429', tooMany, () => Response.json({ success: false, message: tooMany }, { status: 429 })],
    ['status 429 without a message', refused, () => Response.json({ success: false }, { status: 429 })],
    ['a network failure', broken, networkFailure, LOG],
    ['no network', offline, loseNetwork, LOG],
    ['a response that is not JSON', broken, () => new Response('<!doctype html>', { status: 502 }), LOG],
    ['JSON without a result', broken, () => Response.json({ ok: 1 }), LOG],
  ])(
    'RES-05 MKT-01 %s shows "%s"; the entry stays for a retry, which does not push a second event',
    async (_, message, respond, log) => {
      if (log) expectConsoleError(log);
      const { sent } = openResources('/resources?file=EPD%20data.pdf', respond);
      await submit('jan@example.org');
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(emailField()).toHaveValue('jan@example.org');
      expect(emailField()).toHaveFocus();
      await userEvent.click(sendButton());
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(window.dataLayer).toEqual([{ event: 'resources_enter_email' }]);
    },
  );
});
