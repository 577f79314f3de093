import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#tests/render.ts';
import { beginSignIn, endSignIn, signOut } from '#tests/staff-fixtures.tsx';
import StaffBar from './staff-bar.tsx';

test('LEAD-04 staff see the pages for their role and a button to sign out in place of the menus', async () => {
  renderAt('/add-post', <StaffBar>Menus</StaffBar>);
  await screen.findByRole('navigation', { name: 'Staff' });
  const pages = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(pages()).toEqual(['/', '/add-post', '/monday', '/leads']);
  expect(screen.queryByText('Menus')).not.toBeInTheDocument();
  beginSignIn({ role: 'writer' });
  expect(pages()).toEqual(['/', '/add-post']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  endSignIn();
  expect(screen.getByText('Menus')).toBeInTheDocument();
});
