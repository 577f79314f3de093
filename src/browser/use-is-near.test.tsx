import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsNear } from './use-is-near.ts';

beforeEach(() => {
  // A window that nobody scrolls.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function Part() {
  const part = useRef<HTMLParagraphElement>(null);
  const isNear = useIsNear(part);
  return <p ref={part}>{isNear ? 'Drawn' : 'A place'}</p>;
}

test('what waits for somebody to come near is there when the page is printed', () => {
  render(<Part />);
  expect(screen.getByText('A place')).toBeInTheDocument();
  // In the browser's own task: the page is printed right after the event.
  act(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByText('Drawn')).toBeInTheDocument();
  });
});
