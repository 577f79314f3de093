import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import { NavigationProgress } from './navigation-progress.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Starts a slow navigation, and returns the promise of its loader, which the test resolves. */
async function beginNavigation() {
  const loaded = Promise.withResolvers<null>();
  const router = renderRoutes(
    [
      { path: '/', element: <NavigationProgress /> },
      { path: '/about', loader: () => loaded.promise, element: 'About us' },
    ],
    '/',
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  act(() => void router.navigate('/about'));
  return loaded;
}

const line = () => screen.queryByRole('progressbar', { name: 'Loading page' });
const announcement = () => screen.queryByText('Loading page…');

test('a slow navigation is shown and announced until its page has loaded', async () => {
  const loaded = await beginNavigation();
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect([line(), announcement()]).toEqual([null, null]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(line()).toBeInTheDocument();
  expect(announcement()?.closest('[aria-live=polite]')).toBeInTheDocument();
  await act(async () => loaded.resolve(null));
  expect(screen.getByText('About us')).toBeInTheDocument();
  expect([line(), announcement()]).toEqual([null, null]);
});

test('a quick navigation shows and announces nothing, even afterwards', async () => {
  const loaded = await beginNavigation();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(async () => loaded.resolve(null));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([line(), announcement()]).toEqual([null, null]);
});
