import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as work from '#domain/downloads/proof-of-work.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { goOffline } from '#tests/network.ts';
import { renderRoutes } from '#tests/render.ts';
import { answerApi, aResource, networkFailure, silence } from '#tests/resources-api.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import ResourcesScreen, { loader as loadResources, shouldRevalidate } from './resources-screen.tsx';

const resources = [aResource('EPD data.pdf'), aResource('Żółć & more, 100%.pdf')];

vi.mock('#domain/downloads/proof-of-work.ts', { spy: true });

beforeEach(() => {
  delete window.dataLayer;
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Like the site's layout, whose menu closes the dialogs on every navigation but not on the first page. */
function ClosingLayout() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) closeDialogs();
    shown.current = key;
  }, [key]);
  return <Outlet />;
}

function openResources(address: string, sending: () => Response | Promise<Response> = silence) {
  const fetch = answerApi({
    '/api/resources': () => Response.json({ resources }),
    '/api/download-link': sending,
  });
  const route = {
    path: '/resources',
    Component: ResourcesScreen,
    loader: loadResources,
    shouldRevalidate,
  };
  const children = [route, { path: '/about', element: 'About us' }];
  const router = renderRoutes([{ Component: ClosingLayout, children }], address);
  return {
    router,
    address: () => router.state.location.pathname + router.state.location.search,
    sent: () => fetch.mock.calls.filter(([path]) => path === '/api/download-link'),
  };
}

const ask = (title: string) => screen.findByRole('link', { name: `Get the PDF: ${title}` });
const dialog = () => screen.findByRole('dialog', { name: 'Get the download link' });
const emailField = () => screen.getByRole('textbox', { name: 'Your email address' });
const sendButton = () => screen.getByRole('button', { name: 'Send me the link' });

async function submit(email: string): Promise<void> {
  await dialog();
  if (email) await userEvent.type(emailField(), email);
  await userEvent.click(sendButton());
}

describe('address', () => {
  test('RES-05 a link of the list opens the dialog and adds the file to the address; Close removes it', async () => {
    const { address, router } = openResources('/resources?search=e');
    const opener = await ask('Żółć & more, 100%');
    await userEvent.click(opener);
    expect(within(await dialog()).getByText('Żółć & more, 100%')).toBeInTheDocument();
    expect(new URLSearchParams(router.state.location.search).get('file')).toBe('Żółć & more, 100%.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/resources?search=e'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  test('RES-05 Back and Forward open and close it, and Escape adds no history entry', async () => {
    const { router, address } = openResources('/about');
    await router.navigate('/resources');
    await userEvent.click(await ask('EPD data'));
    await dialog();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/resources');
    await act(() => router.navigate(1));
    expect(within(await dialog()).getByText('EPD data')).toBeInTheDocument();
    // What the browser does on Escape.
    act(closeDialogs);
    await waitFor(() => expect(address()).toBe('/resources'));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('About us')).toBeInTheDocument();
  });

  test('an address with an unknown file opens nothing and says so', async () => {
    openResources('/resources?file=../docs_pdf/privacy_policy.pdf');
    expect(await screen.findByText(/is no longer available/)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  test('RES-05 without an address nothing is sent', async () => {
    const { sent } = openResources('/resources?file=EPD%20data.pdf');
    await submit('   ');
    expect(await screen.findByText('Please enter your email.')).toBeInTheDocument();
    expect(emailField()).toHaveAccessibleDescription('Please enter your email.');
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveFocus();
    expect(sent()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });

  test('RES-05 RES-06 address and file name are sent as JSON with a proof of work; the success message takes the focus, and Done closes it', async () => {
    vi.spyOn(work, 'proveWork').mockImplementation(async ({ email, fileName }) => `${email} ${fileName}`);
    const { sent } = openResources('/resources', () => Response.json({ success: true }));
    const opener = await ask('Żółć & more, 100%');
    await userEvent.click(opener);
    const note = within(await dialog()).getByText(/^We use your email address only to deliver the link\./);
    expect(within(note).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    // The server checks the format.
    await submit(' jan ');
    expect(await screen.findByRole('heading', { name: 'Email Sent Successfully' })).toHaveFocus();
    expect(screen.getByText('The download link has been sent to your email.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Your email address' })).not.toBeInTheDocument();
    const [[, request] = []] = sent();
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Proof-Of-Work': 'jan Żółć & more, 100%.pdf' },
    });
    expect(JSON.parse(String(request?.body))).toEqual({
      email: 'jan',
      fileName: 'Żółć & more, 100%.pdf',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await dialog();
    expect(emailField()).toHaveValue('');
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

  const LOG = 'The download link could not be asked for';
  const lostNetwork = () => {
    act(goOffline);
    return networkFailure();
  };
  const tooMany = 'Too many links were asked for. Please try again in 10 minutes.';
  const refused = 'Error sending email. Please try again.';
  const offline = 'You are offline, so nothing was sent.';
  const broken = 'Something went wrong. Please try again later.';

  test.each<[string, string, () => Response | Promise<Response>, string?]>([
    ['a success of false', refused, () => Response.json({ success: false, message: 'File not found.' })],
    ['status 500', refused, () => Response.json({ success: false }, { status: 500 })],
    ['status 429', tooMany, () => Response.json({ success: false, message: tooMany }, { status: 429 })],
    ['status 429 without a message', refused, () => Response.json({ success: false }, { status: 429 })],
    ['a network failure', broken, networkFailure, LOG],
    ['no network', offline, lostNetwork, LOG],
    ['a response that is not JSON', broken, () => new Response('<!doctype html>', { status: 502 }), LOG],
    ['JSON without a result', broken, () => Response.json({ ok: 1 }), LOG],
  ])(
    'RES-05 MKT-01 %s shows "%s"; the entry stays for a retry, which does not push a second event',
    async (...fault) => {
      const [, message, sending, log] = fault;
      if (log) expectConsoleError(log);
      const { sent } = openResources('/resources?file=EPD%20data.pdf', sending);
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
