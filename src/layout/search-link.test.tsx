import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { searchByKey, switchSlashKey } from '#browser/search-key.ts';
import { renderAt } from '#tests/render.ts';
import { closeDialogs, useIsDialogOpen } from '#ui/dialog/dialog-store.ts';
import { SearchLink } from './search-link.tsx';

beforeAll(searchByKey);
afterEach(() => {
  closeDialogs();
});

function Page() {
  return (
    <>
      <SearchLink />
      <input aria-label="Name" />
      {useIsDialogOpen('search') ? 'Search is open' : 'Search is closed'}
    </>
  );
}

const link = () => screen.getByRole('link', { name: 'Search' });

test('TEXT-06 the link opens the dialog; in a new tab it leads to the search page', async () => {
  renderAt('/about', <Page />);
  expect(link()).toHaveAttribute('href', '/search#site-search');
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(screen.getByText('Search is closed')).toBeInTheDocument();
  await userEvent.click(link());
  expect(screen.getByText('Search is open')).toBeInTheDocument();
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('TEXT-06 %s opens the search', async (keys) => {
  renderAt('/about', <Page />);
  await userEvent.keyboard(keys);
  expect(screen.getByText('Search is open')).toBeInTheDocument();
});

test.each(['k', '{Control>}/{/Control}'])('%s does not open the search', async (keys) => {
  renderAt('/about', <Page />);
  await userEvent.keyboard(keys);
  expect(screen.getByText('Search is closed')).toBeInTheDocument();
});

test('a slash typed into a field does not open the search', async () => {
  renderAt('/about', <Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'W/m²K');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('W/m²K');
  expect(screen.getByText('Search is closed')).toBeInTheDocument();
});

test('the key “/” can be switched off, while the other keys still open the search', async () => {
  renderAt('/about', <Page />);
  switchSlashKey(false);
  await userEvent.keyboard('/');
  expect(screen.getByText('Search is closed')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getByText('Search is open')).toBeInTheDocument();
});
