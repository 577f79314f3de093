import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { isReloaded, reloadPage } from '#browser/reload-page.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { renderRoutes } from '#tests/render.ts';
import { RouteErrorScreen } from './error-screen.tsx';

vi.mock('#browser/reload-page.ts', () => ({ reloadPage: vi.fn(), isReloaded: vi.fn() }));

const FAILED = 'This page could not be shown';

beforeEach(() => {
  vi.mocked(reloadPage).mockReset().mockResolvedValue(true);
  vi.mocked(isReloaded).mockReset().mockReturnValue(false);
});

function routesThrowing(error: unknown) {
  const loader = () => {
    throw error;
  };
  return [{ path: '/', ErrorBoundary: RouteErrorScreen, loader, element: 'Never shown' }];
}

test.each([new Error('Failed to fetch dynamically imported module'), new Response('', { status: 500 })])(
  'a fault is logged, and the page can be reloaded, but only by hand',
  async (fault) => {
    expectConsoleError('A page could not be shown');
    renderRoutes(routesThrowing(fault), '/');
    expect(await screen.findByRole('heading', { name: FAILED })).toBeInTheDocument();
    expect(screen.queryByText(/does not exist/)).not.toBeInTheDocument();
    expect(reloadPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  },
);

test('where the file of a page cannot be loaded, the visitor is told that the site does not respond, and can retry', async () => {
  expectConsoleError('A page could not be loaded');
  vi.mocked(reloadPage).mockResolvedValue(false);
  const error = new TypeError('Failed to fetch dynamically imported module');
  // Vite reports a file that it could not load by this event.
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  renderRoutes(routesThrowing(error), '/');
  expect(await screen.findByRole('heading', { name: 'The site isn’t responding' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reloadPage).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeEnabled();
});
