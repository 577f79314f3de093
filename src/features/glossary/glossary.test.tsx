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

test('TEXT-05 the glossary lists every term with its definition, and leads to its page', async () => {
  renderRoutes(routes, '/glossary');
  await screen.findByRole('heading', { level: 1 });
  const link = screen.getByRole('link', { name: 'Property set' });
  expect(link).toHaveAttribute('href', '/glossary/property-set');
  expect(screen.getByText(/^A named group of properties in IFC/)).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect(glossary.filter(({ slug }) => !links.includes(`/glossary/${slug}`))).toEqual([]);
});

test('TEXT-05 a term has its definition, its source, its text and the terms beside it', async () => {
  renderRoutes(routes, '/glossary/dopc');
  const name = 'Declaration of performance and conformity (DoPC)';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  const source = screen.getByText('Source', { selector: 'dt' }).nextElementSibling;
  expect(source).toHaveTextContent('Regulation (EU) 2024/3110, Articles 13 to 16, Annex V');
  expect(screen.getByText(/Compared with the DoP, three things are new/)).toBeInTheDocument();
  const others = within(screen.getByRole('navigation', { name: 'See also' }));
  expect(others.getByRole('link', { name: 'Declaration of performance (DoP)' })).toHaveAttribute(
    'href',
    '/glossary/dop',
  );
  expect(others.getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/glossary');
});
