import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageDataElement } from '#browser/page-data.ts';
import type { FileStatus } from '#domain/downloads/download-link.ts';
import { aDownloadToken } from '#tests/factories/download-token.ts';
import { showRoutesOnServer } from '#tests/hydrate.ts';
import { answerApi } from '#tests/resources-api.ts';

const FILE = 'Guide.pdf';
const TOKEN = aDownloadToken({ exp: 9e9, fileName: FILE });
const ADDRESS = `/api/download?token=${encodeURIComponent(TOKEN)}`;

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  document.body.replaceChildren();
});

/** A link's page as the server sends it, with the status of the file. */
async function showPage(status: FileStatus) {
  const fetch = answerApi({});
  document.body.innerHTML = pageDataElement({ files: [], responses: { [ADDRESS]: { status } } });
  const { loadHeadTags } = await import('#site/page-meta.tsx');
  await loadHeadTags();
  const { default: Component, ...data } = await import('./download-screen.tsx');
  const route = { path: '/download', Component, ...data };
  const bringApp = await showRoutesOnServer([route], `/download?token=${TOKEN}`);
  return { bringApp, fetch };
}

const heading = () => screen.getByRole('heading', { level: 2 });

const STATUSES: [FileStatus, RegExp][] = [
  ['ready', /^Guide$/],
  ['unavailable', /^Your Requested File Is Not Available\.$/],
  ['refused', /^Something went wrong$/],
  ['failed', /^Something went wrong$/],
];

test.each(STATUSES)(
  'DOWN-01 LIVE-04 the status that the page was rendered with, "%s", is shown',
  async (status, title) => {
    const { bringApp, fetch } = await showPage(status);
    expect(heading()).toHaveAccessibleName(title);
    const router = await bringApp();
    expect(heading()).toHaveAccessibleName(title);
    expect(router.state.location.search).toBe('');
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('DOWN-02 LIVE-03 LIVE-02 before hydration the link itself saves the file and carries the event', async () => {
  const { bringApp } = await showPage('ready');
  const link = screen.getByRole('link', { name: 'Download File' });
  expect(link).toHaveAttribute('href', ADDRESS);
  expect(link).toHaveAttribute('download', FILE);
  expect(JSON.parse(link.dataset.event ?? '')).toEqual({ event: 'custom_file_download', file_name: FILE });
  await bringApp();
  expect(link).not.toHaveAttribute('data-event');
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByText('Checking the link…')).toBeInTheDocument();
});
