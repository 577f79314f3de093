import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { valueProposition } from '#content/home.ts';
import { ValueProposition } from './value-proposition.tsx';

test('the size of the drawn window is not read aloud', () => {
  render(<ValueProposition />);
  expect(screen.getByText(valueProposition.fact)).toHaveAttribute('aria-hidden', 'true');
});
