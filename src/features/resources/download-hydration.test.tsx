import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageDataElement } from '#browser/page-data.ts';
import type { FileStatus } from '#domain/downloads/download-link.ts';
import { aDownloadToken } from '#tests/factories/download-token.ts';
import { showServerRoutes } from '#tests/hydrate.ts';
import { mockApi } from '#tests/resources-api.ts';

const FILE = 'Guide.pdf';
const TOKEN = aDownloadToken({ exp: 9e9, fileName: FILE }); // Valid until the year 2255.
const PATH = `/api/download?token=${encodeURIComponent(TOKEN)}`;

beforeEach(() => {
  vi.resetModules(); // A module returns each embedded response only once.
});

afterEach(() => {
  document.body.replaceChildren();
});

/** Shows the page of a link as the server sends it, with this status of the file. */
async function showPage(status: FileStatus) {
  const file = new Response(null, { headers: { 'Content-Disposition': 'attachment' } });
  const fetch = mockApi({ '/api/download': () => file });
  document.body.innerHTML = pageDataElement({ files: [], responses: { [PATH]: { status } } });
  const { loadHeadTags } = await import('#site/page-meta.tsx');
  await loadHeadTags();
  const { default: Component, ...routeFunctions } = await import('./download-screen.tsx');
  const route = { path: '/download', Component, ...routeFunctions };
  const hydrateApp = await showServerRoutes([route], `/download?token=${TOKEN}`);
  return { hydrateApp, fetch };
}

const heading = () => screen.getByRole('heading', { level: 2 });

test('DOWN-01 LIVE-04 the status that the page was rendered with is shown, and no request is sent', async () => {
  const { hydrateApp, fetch } = await showPage('unavailable');
  const title = 'Your Requested File Is Not Available.';
  expect(heading()).toHaveAccessibleName(title);
  const router = await hydrateApp();
  expect(heading()).toHaveAccessibleName(title);
  expect(router.state.location.search).toBe(''); // The app takes the token out of the URL.
  expect(fetch).not.toHaveBeenCalled();
});

test('DOWN-03 LIVE-04 a status that the server did not get in time is requested again', async () => {
  const { hydrateApp } = await showPage('failed');
  expect(heading()).toHaveAccessibleName('Something went wrong');
  await hydrateApp();
  await waitFor(() => expect(heading()).toHaveAccessibleName('Guide'));
});

test('DOWN-02 LIVE-03 LIVE-02 before hydration the link itself saves the file and carries the event; afterwards the app checks the link first', async () => {
  const { hydrateApp } = await showPage('ready');
  const link = screen.getByRole('link', { name: 'Download File' });
  expect(link).toHaveAttribute('href', PATH);
  expect(link).toHaveAttribute('download', FILE);
  expect(JSON.parse(link.dataset.event ?? '')).toEqual({ event: 'custom_file_download', file_name: FILE });
  await hydrateApp();
  expect(link).not.toHaveAttribute('data-event');
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {})); // The check never ends here.
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByText('Checking the link…')).toBeInTheDocument();
});
