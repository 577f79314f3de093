import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pages } from '#pages.ts';
import { renderAt } from '#tests/render.ts';
import { beginSignIn, endSignIn } from '#tests/staff-fixtures.tsx';
import { StaffPage } from './staff-page.tsx';

test('LEAD-04 a staff page shows its content only to people with its role or a higher one', async () => {
  const page = { ...pages.addPost, path: '/figures', name: 'Figures', staff: 'editor' } as const;
  renderAt(
    '/figures',
    <StaffPage page={page} lede="Figures">
      {({ email }) => <p>Read by {email}</p>}
    </StaffPage>,
  );
  const content = 'Read by ann@example.org';
  expect(await screen.findByText(content)).toBeInTheDocument();
  beginSignIn({ role: 'writer' });
  expect(screen.queryByText(content)).not.toBeInTheDocument();
  expect(screen.getByText('This page is for editors and owners.')).toBeInTheDocument();
  beginSignIn({ role: 'owner' });
  expect(screen.getByText(content)).toBeInTheDocument();
  endSignIn();
  expect(screen.queryByText(content)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
});
