import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIsNear } from './use-is-near.ts';

// An observer that reports nothing, as if the window were never scrolled.
beforeEach(() => {
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue();
});

function Part() {
  const part = useRef<HTMLParagraphElement>(null);
  const isNear = useIsNear(part);
  return <p ref={part}>{isNear ? 'Drawn' : 'Placeholder'}</p>;
}

test('lazy content is rendered before the page is printed', () => {
  render(<Part />);
  expect(screen.getByText('Placeholder')).toBeInTheDocument();
  // Checked within the event's own task, because the browser prints right after it.
  act(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByText('Drawn')).toBeInTheDocument();
  });
});
