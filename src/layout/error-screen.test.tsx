import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isReloaded, reloadPage } from '#browser/reload-page.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { goOffline, goOnline } from '#tests/network.ts';
import { renderRoutes } from '#tests/render.ts';
import { RouteErrorScreen } from './error-screen.tsx';

vi.mock('#browser/reload-page.ts', () => ({ reloadPage: vi.fn(), isReloaded: vi.fn() }));

const FAILED = 'This page could not be shown';

beforeEach(() => {
  vi.mocked(reloadPage).mockReset().mockResolvedValue(true);
  vi.mocked(isReloaded).mockReset().mockReturnValue(false);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function throwing(error: unknown) {
  const loader = () => {
    throw error;
  };
  return [{ path: '/', ErrorBoundary: RouteErrorScreen, loader, element: 'Never shown' }];
}

/** A screen whose file cannot be imported, with Vite's event for it. */
function lackingItsFile() {
  const error = new TypeError(
    'Failed to fetch dynamically imported module: /assets/about-screen-B2Sqowot.js',
  );
  const lazy = async () => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  };
  return [{ ErrorBoundary: RouteErrorScreen, children: [{ path: '/', lazy }] }];
}

test('ROUTE-02 a 404 response is the page for missing pages, with its reason', async () => {
  renderRoutes(throwing(new Response('Job not found', { status: 404 })), '/');
  expect(await screen.findByText('Job not found')).toBeInTheDocument();
  expect(
    screen.getByText(/does not exist\. It might have been moved, deleted or mistyped/),
  ).toBeInTheDocument();
});

test.each([new Error('Failed to fetch dynamically imported module'), new Response('', { status: 500 })])(
  'a fault is logged, and the page can be reloaded, but only by hand',
  async (fault) => {
    expectConsoleError('A page could not be shown');
    renderRoutes(throwing(fault), '/');
    expect(await screen.findByRole('heading', { name: FAILED })).toBeInTheDocument();
    expect(screen.queryByText(/does not exist/)).not.toBeInTheDocument();
    expect(reloadPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  },
);

describe('a screen whose file is missing', () => {
  test('after a deploy its page is reloaded once, without an error message', async () => {
    renderRoutes(lackingItsFile(), '/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Loading page…' })).toBeInTheDocument();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('if that did not help it is a fault, which is retried only by hand', async () => {
    expectConsoleError('A page could not be shown');
    vi.mocked(isReloaded).mockReturnValue(true);
    renderRoutes(lackingItsFile(), '/');
    expect(await screen.findByRole('heading', { name: FAILED })).toBeInTheDocument();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('offline the page says so, and opens by itself when the network is back', async () => {
    expectConsoleError('A page could not be loaded');
    vi.mocked(reloadPage).mockResolvedValueOnce(false);
    goOffline();
    renderRoutes(lackingItsFile(), '/');
    expect(await screen.findByRole('heading', { level: 2, name: 'You are offline' })).toBeInTheDocument();
    expect(screen.getByText(/will open when you’re back online/)).toBeInTheDocument();
    vi.useFakeTimers();
    act(goOnline);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  test('with a network but no response the page says so, and can be retried', async () => {
    expectConsoleError('A page could not be loaded');
    vi.mocked(reloadPage).mockResolvedValue(false);
    renderRoutes(lackingItsFile(), '/');
    expect(await screen.findByRole('heading', { name: 'The site isn’t responding' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloadPage).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeEnabled();
  });
});
