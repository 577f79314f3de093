import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { hasMissingFile } from '#browser/missing-files.ts';
import { reloadPage } from '#browser/reload-page.ts';
import { goOffline, goOnline } from '#tests/network.ts';
import { RetryButton } from './retry-button.tsx';

vi.mock('#browser/missing-files.ts', () => ({ hasMissingFile: vi.fn() }));
vi.mock('#browser/reload-page.ts', () => ({ reloadPage: vi.fn() }));

const onRetry = vi.fn<() => Promise<void>>();

beforeEach(() => {
  onRetry.mockReset().mockResolvedValue();
  vi.mocked(hasMissingFile).mockReset().mockReturnValue(false);
  vi.mocked(reloadPage).mockReset().mockResolvedValue(true);
});

const button = () => screen.getByRole('button', { name: 'Try again' });

test('the button retries when pressed, and is busy meanwhile', async () => {
  const attempt = Promise.withResolvers<void>();
  onRetry.mockReturnValue(attempt.promise);
  render(<RetryButton onRetry={onRetry} />);
  await userEvent.click(button());
  expect(button()).toBeDisabled();
  await act(async () => attempt.resolve());
  expect(button()).toBeEnabled();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the button retries by itself once the network has been back for a while', async () => {
  vi.useFakeTimers();
  render(<RetryButton onRetry={onRetry} />);
  act(goOffline);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onRetry).not.toHaveBeenCalled();
  // The network comes, goes and comes again.
  act(goOnline);
  act(goOffline);
  act(goOnline);
  expect(onRetry).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('where a file of the app is missing, pressing the button reloads the page', async () => {
  vi.mocked(hasMissingFile).mockReturnValue(true);
  render(<RetryButton onRetry={onRetry} />);
  await userEvent.click(button());
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(onRetry).not.toHaveBeenCalled();
});
