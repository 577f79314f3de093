import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';
import { renderAt } from '#tests/render.ts';
import { mockApi, networkFailure } from '#tests/resources-api.ts';

vi.mock('virtual:search-entries', () => ({
  default: [{ kind: 'page', title: 'About', path: '/about', summary: 'Our journey.', words: 'timeline' }],
}));

const mockSearch = () => mockApi({ '/api/search': () => Response.json({ entries: [] }) });

let dialog: typeof import('./search-dialog.tsx');
let store: typeof import('#ui/dialog/dialog-store.ts');

/** Each test imports the modules again, because they keep the index once it is loaded. */
beforeEach(async () => {
  vi.resetModules();
  dialog = await import('./search-dialog.tsx');
  store = await import('#ui/dialog/dialog-store.ts');
});
afterEach(() => {
  act(() => store.closeDialogs());
});

async function openSearch() {
  const { SearchDialog } = dialog;
  renderAt('/contact', <SearchDialog />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await act(async () => store.openDialog('search'));
}

const field = () => screen.getByRole('searchbox', { name: 'Search the whole site' });

test('TEXT-06 the dialog is loaded when it opens, and focuses its field', async () => {
  mockSearch();
  await openSearch();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(field()).toHaveAttribute('autofocus');
  expect(await screen.findByRole('navigation', { name: 'Popular pages' })).toBeInTheDocument();
});

test('TEXT-06 where the index cannot be loaded, the dialog links to the search page', async () => {
  expectConsoleError('The search could not be loaded');
  mockApi({ '/api/search': networkFailure });
  await openSearch();
  await userEvent.type(field(), 'ifc');
  expect(await screen.findByRole('link', { name: 'Open the search page' })).toHaveAttribute(
    'href',
    '/search?q=ifc',
  );
});

test('a visitor can switch the key “/” off, and on again', async () => {
  mockSearch();
  await openSearch();
  const checkbox = screen.getByRole('checkbox', { name: 'The key / opens this search' });
  expect(checkbox).toBeChecked();
  await userEvent.click(checkbox);
  expect(window.localStorage.getItem('search-key')).toBe('off');
  await userEvent.click(checkbox);
  expect(window.localStorage.getItem('search-key')).toBeNull();
});
