import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';
import { goOnline } from '#tests/network.ts';
import { useReading } from './use-reading.ts';

const read = vi.fn<() => Promise<string>>();

function Page() {
  const { value, hasFailed } = useReading(read);
  return hasFailed ? 'Failed' : (value ?? 'Loading');
}

test('a failed read is repeated when the network is back, but a successful one is not', async () => {
  expectConsoleError('Reading failed');
  read.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue('The posts');
  render(<Page />);
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  vi.useFakeTimers();
  for (const _ of ['a first time', 'a second time']) {
    act(goOnline);
    await act(() => vi.advanceTimersByTimeAsync(2000)); // The network has settled after 1 s.
    expect(screen.getByText('The posts')).toBeInTheDocument();
  }
  expect(read).toHaveBeenCalledTimes(2);
});
