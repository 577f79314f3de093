import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import { PageHeading } from './page-heading.tsx';

function List() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHeading>List</PageHeading>
      <Link to="?page=2">Next page</Link>
      <Link to="/about">About us</Link>
      <p>Page {query.get('page') ?? '1'}</p>
    </>
  );
}

function Service() {
  const { service } = useParams();
  return (
    <>
      <PageHeading>{service}</PageHeading>
      <Link to="/services/training">Training</Link>
    </>
  );
}

const routes = [
  { path: '/', Component: List },
  { path: '/about', element: <PageHeading>About</PageHeading> },
  { path: '/services/:service', Component: Service },
];

test('a navigation focuses the heading of the new page; the first page and a new query do not', async () => {
  renderRoutes(routes, '/');
  expect(document.body).toHaveFocus();
  const next = screen.getByRole('link', { name: 'Next page' });
  await userEvent.click(next);
  expect(await screen.findByText('Page 2')).toBeInTheDocument();
  expect(next).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'About us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toHaveFocus();
});

test('the heading is focused too when the next page has the same screen', async () => {
  renderRoutes(routes, '/services/mapping');
  await userEvent.click(screen.getByRole('link', { name: 'Training' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'training' })).toHaveFocus();
});
