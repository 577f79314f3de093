import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showServerRoutes } from '#tests/hydrate.ts';
import { QuerySearch } from './query-search.tsx';

const field = { id: 'search', name: 'search', label: 'Search posts', placeholder: '', kept: ['category'] };

const showSearch = (query: string) =>
  showServerRoutes([{ path: '/blog', element: <QuerySearch {...field} /> }], `/blog${query}`);

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' });

test('BLOG-03 LIVE-03 without the app the browser sends the text, with the other filters of the list', async () => {
  await showSearch('?search=&category=BIM&utm_source=letter');
  await userEvent.type(searchBox(), 'units');
  const { form } = searchBox();
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/blog']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ search: 'units', category: 'BIM' });
});

test.each([
  ['', 'units', '?search=units', 'PUSH'],
  ['?search=units&category=BIM', ' of measure', '?search=units+of+measure&category=BIM', 'REPLACE'],
  ['?search=units', '{Backspace>5/}', '', 'REPLACE'],
])(
  'LIVE-01 at "/blog%s", text typed before hydration (%s) gets into the URL as one history entry',
  async (query, keys, newQuery, historyAction) => {
    const hydrateApp = await showSearch(query);
    await userEvent.type(searchBox(), keys);
    const text = searchBox().value;
    const router = await hydrateApp();
    await waitFor(() => expect(router.state.location.search).toBe(newQuery));
    expect(router.state.historyAction).toBe(historyAction);
    expect(searchBox()).toHaveValue(text);
  },
);
