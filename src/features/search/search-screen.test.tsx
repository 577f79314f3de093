// cspell:ignore peskporz
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { renderRoutes } from '#tests/render.ts';
import { mockApi, networkFailure } from '#tests/resources-api.ts';

vi.mock('virtual:search-entries', () => ({
  default: [
    {
      kind: 'service',
      title: 'Passport Factory',
      path: '/passport-factory-digital-product-passport',
      summary: 'Product passports for manufacturers.',
      words: 'registry',
    },
    {
      kind: 'chapter',
      title: 'Geometry',
      path: '/resources?file=Checklist.pdf',
      summary: '',
      place: 'Checklist, page 3',
      words: 'registry',
    },
  ] satisfies SearchEntry[],
}));

const POST: SearchEntry = {
  kind: 'post',
  title: 'One identifier per product',
  path: '/blog/one-identifier-per-product',
  summary: 'What a registry keeps.',
  words: 'gtin',
};

let searchScreen: typeof import('./search-screen.tsx');
const mockSearch = () => mockApi({ '/api/search': () => Response.json({ entries: [POST] }) });

/** Each test imports the modules again, because they keep the index once it is loaded. */
beforeEach(async () => {
  vi.resetModules();
  searchScreen = await import('./search-screen.tsx');
});

function openSearch(path = '/search') {
  const { default: Component, loader } = searchScreen;
  return renderRoutes(
    [
      { path: '/search', Component, loader },
      { path: '*', element: 'Elsewhere' },
    ],
    path,
  );
}

test('TEXT-06 a search in the URL finds services, posts and chapters, announces their number, and marks the words', async () => {
  mockSearch();
  openSearch('/search?q=registry');
  expect((await screen.findByText('“registry”, 3 results')).closest('[aria-live]')).not.toBeNull();
  const link = screen.getByRole('link', { name: POST.title });
  expect(link).toHaveAttribute('href', POST.path);
  const results = screen
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.closest('li')?.textContent);
  for (const shown of ['PostOne identifier', /^ServicePassport Factory.*manufacturers\.$/, 'page 3']) {
    expect(results).toContainEqual(expect.stringMatching(shown));
  }
  expect(document.querySelector('mark')).toHaveTextContent('registry');
});

test('TEXT-06 a search that finds nothing suggests similar words, popular pages and the search of all posts', async () => {
  mockSearch();
  openSearch('/search?q=peskporz');
  expect(await screen.findByText('“peskporz”, nothing found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'passport' })).toHaveAttribute('href', '/search?q=passport');
  const popular = within(screen.getByRole('navigation', { name: 'Popular pages' }));
  expect(popular.getByRole('link', { name: 'Blog' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Search the full text of all posts/ })).toHaveAttribute(
    'href',
    '/blog?search=peskporz',
  );
});

test('TEXT-06 without a search there are popular pages, and nothing is loaded', async () => {
  const fetch = mockSearch();
  openSearch();
  expect(await screen.findByRole('link', { name: 'Passport Factory' })).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});

test('TEXT-06 where the index cannot be loaded, the search can be tried again', async () => {
  expectConsoleError('The site could not be searched');
  mockApi({ '/api/search': networkFailure });
  openSearch('/search?q=registry');
  expect(await screen.findByRole('heading', { name: 'The search could not be loaded.' })).toBeInTheDocument();
  mockSearch();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: POST.title })).toBeInTheDocument();
});

test('STAFF-08 a chapter of a PDF that owners have withdrawn is not found', async () => {
  const withdrawn = ['/resources?file=Checklist.pdf'];
  mockApi({ '/api/search': () => Response.json({ entries: [POST], withdrawn }) });
  openSearch('/search?q=registry');
  expect(await screen.findByText('“registry”, 2 results')).toBeInTheDocument();
});
