import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goOffline, goOnline } from '#tests/network.ts';
import { OfflineLine } from './offline-line.tsx';

test('a lost connection is announced in an existing live region, until it is back', () => {
  const { container } = render(<OfflineLine />);
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  act(goOffline);
  expect(region).toContainElement(screen.getByText(/^You are offline\./));
  act(goOnline);
  expect(region).toBeEmptyDOMElement();
});

test('a page opened offline says so too', () => {
  goOffline();
  render(<OfflineLine />);
  expect(screen.getByText(/^You are offline\./)).toBeInTheDocument();
});
