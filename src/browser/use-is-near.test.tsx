import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIsNear } from './use-is-near.ts';

beforeEach(() => {
  // A window that is never scrolled.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function Part() {
  const part = useRef<HTMLParagraphElement>(null);
  const isNear = useIsNear(part);
  return <p ref={part}>{isNear ? 'Drawn' : 'A place'}</p>;
}

test('lazy content is rendered before the page is printed', () => {
  render(<Part />);
  expect(screen.getByText('A place')).toBeInTheDocument();
  // In the event's own task: the browser prints right after it.
  act(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByText('Drawn')).toBeInTheDocument();
  });
});
