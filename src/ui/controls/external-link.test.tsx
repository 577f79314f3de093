import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalLink } from './external-link.tsx';

test('NAV-12 a link to another site opens a new tab without handing the opener over, and announces it', () => {
  render(<ExternalLink href="https://example.com/">Example</ExternalLink>);
  const link = screen.getByRole('link', { name: /^Example\s*\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', 'https://example.com/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
