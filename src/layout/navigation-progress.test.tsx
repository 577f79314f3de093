import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import { NavigationProgress } from './navigation-progress.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Begins a navigation to a page that takes its time; gives what lets it come. */
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
const word = () => screen.queryByText('Loading page…');

test('a navigation that takes longer than a moment is shown and said, until its page is there', async () => {
  const loaded = await beginNavigation();
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect([line(), word()]).toEqual([null, null]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(line()).toBeInTheDocument();
  expect(word()?.closest('[aria-live=polite]')).toBeInTheDocument();
  await act(async () => loaded.resolve(null));
  expect(screen.getByText('About us')).toBeInTheDocument();
  expect([line(), word()]).toEqual([null, null]);
});

test('of a navigation that is quick nothing is said, also not later', async () => {
  const loaded = await beginNavigation();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(async () => loaded.resolve(null));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([line(), word()]).toEqual([null, null]);
});
