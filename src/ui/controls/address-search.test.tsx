import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { showRoutesOnServer } from '#tests/hydrate.ts';
import { AddressSearch } from './address-search.tsx';

/** Like the screen, which takes the search from the address. */
function Resources() {
  const [params] = useSearchParams();
  return (
    <AddressSearch
      id="box"
      action="/resources"
      name="search"
      label="Search resources"
      placeholder="Search resources..."
      text={params.get('search') ?? ''}
    />
  );
}

const showSearch = () => showRoutesOnServer([{ path: '/resources', Component: Resources }], '/resources');

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search resources' });

test('RES-02 LIVE-03 without the app the browser searches', async () => {
  await showSearch();
  expect([box().form?.getAttribute('method'), box().form?.getAttribute('action'), box().name]).toEqual([
    'get',
    '/resources',
    'search',
  ]);
});

test('RES-02 LIVE-01 text typed before hydration is searched for', async () => {
  const bringApp = await showSearch();
  await userEvent.type(box(), 'epd');
  const router = await bringApp();
  await waitFor(() => expect(router.state.location.search).toBe('?search=epd'));
  expect(box()).toHaveValue('epd');
});
