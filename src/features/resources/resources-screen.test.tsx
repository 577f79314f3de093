import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { featuredResource, resources, resourceThumbnails } from '#content/resources.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { fact, renderRoutes } from '#tests/render.ts';
import { aResource, mockApi, networkFailure } from '#tests/resources-api.ts';
import ResourcesScreen, { loader as loadResources, shouldRevalidate } from './resources-screen.tsx';

function openResources(path = '/resources') {
  const route = { path: '/resources', Component: ResourcesScreen, loader: loadResources, shouldRevalidate };
  const router = renderRoutes([route, { path: '/blog', element: 'The blog' }], path);
  return { router, path: () => router.state.location.pathname + router.state.location.search };
}

/** Has the function list these PDFs, by name or by name and day. */
function mockList(...files: (string | [string, string])[]) {
  const resources = files.map((file) => (typeof file === 'string' ? aResource(file) : aResource(...file)));
  return mockApi({ '/api/resources': () => Response.json({ resources }) });
}

function titles(): (string | null)[] {
  return screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
}

const searchBox = () => screen.findByPlaceholderText('Search resources...');

describe('states', () => {
  test('RES-01 a spinner is shown until the list has loaded, then a card for each PDF', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    mockApi({ '/api/resources': () => promise });
    openResources();
    expect(await screen.findByText('Loading resources...')).toBeInTheDocument();
    expect(fact('Newest')).toBe('…');
    resolve(Response.json({ resources: [aResource('IFC and IDS.pdf', '2026-09-29', 2_100_000)] }));
    await waitFor(() => expect(fact('Newest')).toBe('29.09.2026'));
    const card = within(await screen.findByRole('article'));
    expect(screen.queryByText('Loading resources...')).not.toBeInTheDocument();
    expect(card.getByRole('heading', { level: 3, name: 'IFC and IDS' })).toBeInTheDocument();
    expect(card.getByText(/^PDF, 2\.1 MB,/)).toHaveTextContent('PDF, 2.1 MB, 29.09.2026');
    expect(card.getByText('29.09.2026')).toHaveAttribute('datetime', '2026-09-29');
    const link = card.getByRole('link', { name: 'Get the PDF: IFC and IDS' });
    expect(link).toHaveTextContent('Get the PDF');
    expect(link).toHaveAttribute('href', '/resources?file=IFC%20and%20IDS.pdf');
  });

  test.each([
    ['the network fails', networkFailure],
    ['the response is not a list of resources', () => Response.json({ resources: [{ id: 1 }] })],
  ])('RES-01 when %s the error is logged and shown, and can be retried', async (_, failure) => {
    expectConsoleError('The resources could not be loaded');
    const fetch = mockApi({ '/api/resources': failure });
    openResources();
    expect(
      await screen.findByRole('heading', { name: 'The resources could not be loaded' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(fact('Newest')).toBe('Unknown'));
    fetch.mockResolvedValue(Response.json({ resources: [aResource('a.pdf')] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Documents' })).toHaveFocus();
    expect(await screen.findByRole('article')).toBeInTheDocument();
    await waitFor(() => expect(fact('Newest')).toBe('01.10.2026'));
  });
});

describe('search', () => {
  test('RES-02 typing finds any part of a title, in small or capital letters, and the list is requested only once', async () => {
    const fetch = mockList('IFC and IDS.pdf', 'EPD data.pdf', 'Ideas.pdf');
    const { path, router } = openResources();
    await screen.findAllByRole('article');
    await userEvent.type(await searchBox(), 'ids');
    await waitFor(() => expect(titles()).toEqual(['IFC and IDS']));
    expect(screen.getByText('“ids”, 1 document')).toBeVisible();
    expect(path()).toBe('/resources?search=ids');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await searchBox()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Show all resources' })).toHaveAttribute('href', '/resources');
    await userEvent.clear(await searchBox());
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(path()).toBe('/resources');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('RES-02 without a match, the link to all resources also empties the search box', async () => {
    mockList('EPD data.pdf', 'IFC and IDS.pdf');
    openResources('/resources?search=zzz');
    expect(await searchBox()).toHaveValue('zzz');
    expect(await screen.findByRole('heading', { name: 'No resources found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Show all resources' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(await searchBox()).toHaveValue('');
  });
});

describe('cards', () => {
  test('RES-03 RES-04 TEXT-05 the featured document is first and marked, with its thumbnail and its page, then the newest', async () => {
    mockList(
      ['middle.pdf', '2026-06-01'],
      ['newest.pdf', '2026-11-01'],
      [featuredResource, '2025-01-01'],
      ['oldest.pdf', '2025-02-01'],
    );
    openResources();
    const [first, second] = await screen.findAllByRole('article');
    expect(first?.querySelector('img')).toHaveAttribute('src', resourceThumbnails[featuredResource]);
    expect(second?.querySelector('img')).toHaveAttribute('src', '/images/pdf-default.svg');
    expect(within(first ?? document.body).getByText('Featured')).toBeInTheDocument();
    expect(screen.getAllByText('Featured')).toHaveLength(1);
    expect(titles().slice(1)).toEqual(['newest', 'middle', 'oldest']);
    const pageOf = (card = document.body) => card.querySelector('h3 a')?.getAttribute('href');
    expect([first, second].map(pageOf)).toEqual([`/resources/${resources[0]?.slug}`, undefined]);
  });
});
