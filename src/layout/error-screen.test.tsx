import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';
import { renderRoutes } from '#tests/render.ts';
import { RouteErrorScreen } from './error-screen.tsx';

function throwing(error: unknown) {
  const loader = () => {
    throw error;
  };
  return [{ path: '/', ErrorBoundary: RouteErrorScreen, loader, element: 'Never shown' }];
}

test('ROUTE-02 an answer 404 is the page that does not exist, with its reason', async () => {
  renderRoutes(throwing(new Response('Job not found', { status: 404 })), '/');
  expect(await screen.findByText('Job not found')).toBeInTheDocument();
  expect(
    screen.getByText(/does not exist\. It might have been moved, deleted or mistyped/),
  ).toBeInTheDocument();
});

test('ROUTE-02 a fault is logged, and the page can be loaded again', async () => {
  expectConsoleError('A page could not be shown');
  renderRoutes(throwing(new Error('chunk missing')), '/');
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(screen.queryByText(/does not exist/)).not.toBeInTheDocument();
});

test('ROUTE-02 an answer other than 404 is a fault too', async () => {
  expectConsoleError('A page could not be shown');
  renderRoutes(throwing(new Response('', { status: 500 })), '/');
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeInTheDocument();
});
