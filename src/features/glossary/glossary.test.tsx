import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { renderRoutes } from '#tests/render.ts';
import GlossaryScreen from './glossary-screen.tsx';
import TermScreen, { loader as loadTerm } from './term-screen.tsx';

const routes = [
  { path: '/glossary', Component: GlossaryScreen },
  { path: '/glossary/:term', Component: TermScreen, loader: loadTerm },
];

test('TEXT-05 the glossary links to the page of every term, and has no-break spaces in the numbers of laws', async () => {
  renderRoutes(routes, '/glossary');
  await screen.findByRole('heading', { level: 1 });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(document.body.textContent).toContain('(EU)\u00a0No\u00a0305/2011');
  expect(glossary.filter(({ slug }) => !links.includes(`/glossary/${slug}`))).toEqual([]);
});

test('TEXT-05 the page of a term shows its source and links to related terms', async () => {
  renderRoutes(routes, '/glossary/dopc');
  const name = 'Declaration of performance and conformity (DoPC)';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.getByText('Source', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/2024\/3110/);
  const others = within(screen.getByRole('navigation', { name: 'See also' }));
  expect(others.getByRole('link', { name: 'Declaration of performance (DoP)' })).toHaveAttribute(
    'href',
    '/glossary/dop',
  );
});
