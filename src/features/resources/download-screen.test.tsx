import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resourceThumbnails } from '#content/resources.ts';
import { site } from '#content/site.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aDownloadToken } from '#tests/factories/download-token.ts';
import { renderRoutes } from '#tests/render.ts';
import { mockApi, networkFailure, noResponse } from '#tests/resources-api.ts';
import DownloadScreen, { loader as loadDownload } from './download-screen.tsx';

const [FILE = ''] = Object.keys(resourceThumbnails);
const TITLE = resourceTitle(FILE);
const NOW = new Date('2026-11-02T10:00:00Z').getTime();

const pdf = () => new Response(null, { headers: { 'Content-Disposition': 'attachment; filename="a.pdf"' } });
const status = (code: number) => () => new Response(null, { status: code });

/** Clicked anchors, as [URL, name]. */
let saved: (readonly [string, string])[] = [];

beforeEach(() => {
  delete window.dataLayer;
  saved = [];
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
});

function tokenFor(fileName: string, validForSeconds = 3600): string {
  return aDownloadToken({ exp: NOW / 1000 + validForSeconds, fileName });
}

function openDownload(token: string | undefined, respond: () => Response | Promise<Response> = noResponse) {
  const fetch = mockApi({ '/api/download': respond });
  const router = renderRoutes(
    [
      { path: '/download', Component: DownloadScreen, loader: loadDownload, shouldRevalidate: () => false },
      { path: '/resources', element: 'The list' },
    ],
    token === undefined ? '/download' : `/download?token=${encodeURIComponent(token)}`,
  );
  return { router, fetch };
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const saveLink = () => screen.findByRole('link', { name: 'Download File' });

/** Clicks without advancing the fake clock. */
async function press(button: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(button);
  });
}

const renewLink = () => screen.getByRole('link', { name: 'Request a new link' });
const RENEW_PATH = `/resources?file=${encodeURIComponent(FILE)}`;

test.each([
  [
    'without its end',
    tokenFor(FILE).replace(/\.[^.]*$/, ''),
    'Invalid token payload.',
    /^This link is incomplete\./,
  ],
  [
    'past its hour',
    tokenFor(FILE, 0),
    'Your Download Link Has Expired',
    /^Token has expired\. The link is active for only 1 hour\./,
  ],
])('DOWN-01 a link %s says so and leads to a new one for the same file', async (_, token, title, text) => {
  const { fetch } = openDownload(token);
  expect(await heading(title)).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(renewLink()).toHaveAttribute('href', RENEW_PATH);
  expect(fetch).not.toHaveBeenCalled();
});

test('the token moves from the URL to the history state, and a second link has a status of its own', async () => {
  const token = tokenFor(FILE);
  const { router, fetch } = openDownload(token, pdf);
  await saveLink();
  expect(router.state.location).toMatchObject({ pathname: '/download', search: '', state: { token } });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(() => router.navigate(`/download?token=${tokenFor('Other.pdf')}`));
  expect(await heading('Other')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('ROUTE-03 search engines do not index the page, and its URL is not sent to other sites', async () => {
  openDownload(undefined);
  await heading('No token specified.');
  const meta = (name: string) => document.querySelector(`meta[name=${name}]`);
  await waitFor(() => expect(meta('robots')).toHaveAttribute('content', 'noindex'));
  expect(meta('referrer')).toHaveAttribute('content', 'no-referrer');
});

test('DOWN-02 the page says that it is loading, then shows the file with its thumbnail', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { fetch } = openDownload(tokenFor(FILE), () => promise);
  expect(await heading('Preparing your download')).toBeInTheDocument();
  resolve(pdf());
  expect(await heading(TITLE)).toBeInTheDocument();
  expect(document.querySelector('img')).toHaveAttribute('src', resourceThumbnails[FILE]);
  expect(fetch.mock.calls).toEqual([[expect.any(String), expect.objectContaining({ method: 'HEAD' })]]);
});

test.each([
  ['status 404 ("File not found.")', status(404)],
  ['a page instead of a file', () => new Response('<!doctype html>')],
])('DOWN-03 %s shows the unavailable message and whom to contact', async (_, respond) => {
  openDownload(tokenFor(FILE), respond);
  expect(await heading('Your Requested File Is Not Available.')).toBeInTheDocument();
  const contact = screen.getByRole('link', { name: site.email });
  expect(contact).toHaveAttribute('href', `mailto:${site.email}`);
});

const FAILED = 'Something went wrong while preparing your download. Please try again later.';

test('DOWN-03 status 401 ("Invalid or expired token.") offers a new link at once, not another try', async () => {
  openDownload(tokenFor(FILE), status(401));
  expect(await screen.findByText(FAILED, { exact: false })).toHaveTextContent(/This link is incomplete/);
  expect(renewLink()).toHaveAttribute('href', RENEW_PATH);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['status 500 ("Error fetching file.")', status(500), []],
  ['status 429 (too many requests)', status(429), []],
  ['a network failure', networkFailure, ['The file could not be requested']],
])('DOWN-03 %s shows an error with a retry; a failed retry focuses the error', async (_, respond, logs) => {
  logs.forEach(expectConsoleError);
  const { fetch } = openDownload(tokenFor(FILE), respond);
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(renewLink()).toHaveAttribute('href', RENEW_PATH);
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  await press(retry);
  await waitFor(async () => expect(await heading('Something went wrong')).toHaveFocus());
  fetch.mockImplementation(async () => pdf());
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading(TITLE)).toBeInTheDocument();
});

describe('a click on the link', () => {
  test('DOWN-02 MKT-01 the file is downloaded by its name, and one event follows 500 ms later', async () => {
    const token = tokenFor(FILE);
    openDownload(token, pdf);
    const link = await saveLink();
    vi.useFakeTimers({ now: NOW });
    await press(link);
    const url = new URL(`/api/download?token=${encodeURIComponent(token)}`, window.location.origin).href;
    expect(saved).toEqual([[url, FILE]]);
    expect(screen.getByText('Your download has started.')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(window.dataLayer).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    const events = [{ event: 'custom_file_download', file_name: FILE }];
    expect(window.dataLayer).toEqual(events);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(window.dataLayer).toEqual(events);
  });

  test('DOWN-02 MKT-01 the download and the event also happen when the visitor leaves at once', async () => {
    const { router, fetch } = openDownload(tokenFor(FILE), pdf);
    const link = await saveLink();
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetch.mockReturnValue(promise);
    vi.useFakeTimers({ now: NOW });
    await press(link);
    await act(() => router.navigate('/resources'));
    expect(screen.getByText('The list')).toBeInTheDocument();
    resolve(pdf());
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(saved).toHaveLength(1);
    expect(window.dataLayer).toEqual([{ event: 'custom_file_download', file_name: FILE }]);
  });

  test.each([
    ['DOWN-01 a link that expired while the page was open', 60, pdf, 'Your Download Link Has Expired', 1],
    ['DOWN-03 a file that is gone by then', 3600, status(404), 'Your Requested File Is Not Available.', 2],
  ])('%s says so on the page, with no download or event', async (_, seconds, respond, title, requests) => {
    const { fetch } = openDownload(tokenFor(FILE, seconds), pdf);
    const link = await saveLink();
    fetch.mockImplementation(async () => respond());
    vi.useFakeTimers({ now: NOW + 60_000 });
    link.focus();
    await press(link);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    expect(fetch).toHaveBeenCalledTimes(requests);
    expect([saved, window.dataLayer]).toEqual([[], undefined]);
  });
});
