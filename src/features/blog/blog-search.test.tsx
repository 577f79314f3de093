import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { showRoutesOnServer } from '#tests/hydrate.ts';
import { BlogSearch } from './blog-search.tsx';

/** Like the screen, which takes the search from the address. */
function Blog() {
  const [params] = useSearchParams();
  return <BlogSearch query={{ search: params.get('search') ?? '', category: 'BIM', page: 1 }} />;
}

const showSearch = () => showRoutesOnServer([{ path: '/blog', Component: Blog }], '/blog?category=BIM');

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' });

test('BLOG-03 LIVE-03 without the app the browser searches within the current category', async () => {
  await showSearch();
  const { form } = box();
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/blog']);
  await userEvent.type(box(), 'units');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ search: 'units', category: 'BIM' });
});

test('BLOG-03 LIVE-01 text typed before hydration is searched for', async () => {
  const bringApp = await showSearch();
  await userEvent.type(box(), 'units');
  const router = await bringApp();
  await waitFor(() => expect(router.state.location.search).toBe('?search=units&category=BIM'));
  expect(box()).toHaveValue('units');
});
