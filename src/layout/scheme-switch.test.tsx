import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#tests/render.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

afterEach(() => {
  delete document.documentElement.dataset.scheme;
  window.localStorage.clear();
});

test('the switch starts at the current scheme, and changes the page', async () => {
  document.documentElement.dataset.scheme = 'light';
  renderAt('/', <SchemeSwitch />);
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).not.toHaveAttribute('data-scheme');
});
