import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showRoutesOnServer } from '#tests/hydrate.ts';
import { BlogSearch } from './blog-search.tsx';

test('BLOG-03 LIVE-03 without the app the browser searches within the current category', async () => {
  const element = <BlogSearch query={{ search: '', category: 'BIM', page: 1 }} />;
  await showRoutesOnServer([{ path: '/blog', element }], '/blog?category=BIM');
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' });
  const { form } = box;
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/blog']);
  await userEvent.type(box, 'units');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ search: 'units', category: 'BIM' });
});
