import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as addresses from '#firebase/addresses.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { isSlugTaken } from '#tests/staff-fixtures.tsx';
import { Redirects } from './redirects.tsx';

const readRedirects = vi.hoisted(() => vi.fn<typeof addresses.readRedirects>());
const addRedirects = vi.hoisted(() => vi.fn<typeof addresses.addRedirects>());
const removeRedirect = vi.hoisted(() => vi.fn<typeof addresses.removeRedirect>());
vi.mock('#firebase/addresses.ts', () => ({ readRedirects, addRedirects, removeRedirect }));

beforeEach(() => {
  vi.resetAllMocks();
  readRedirects.mockResolvedValue([{ from: 'kept', to: '/contact' }]);
  isSlugTaken.mockImplementation(async (slug) => slug === 'units');
  addRedirects.mockResolvedValue();
});

async function open() {
  const user = userEvent.setup();
  render(<Redirects />);
  await screen.findByText('/blog/kept → /contact');
  const importTable = (csv: string) =>
    user.upload(screen.getByLabelText('Import a table'), new File([csv], 'redirects.csv'));
  return { user, importTable };
}

test('STAFF-04 a table with invalid lines is refused as a whole, and the message gives the number of each invalid line', async () => {
  const { importTable } = await open();
  await importTable('from,to\n/blog/a,/about\n/blog/units,/about\n/blog/b,/blog/kept');
  const refusal = within(await screen.findByRole('alert'));
  expect(refusal.getByText('Line 3: /blog/units is or was the address of a post.')).toBeInTheDocument();
  expect(refusal.getByText('Line 4: /blog/kept is a redirect itself.')).toBeInTheDocument();
  expect(addRedirects).not.toHaveBeenCalled();
  await importTable('/blog/a,/about\n'.repeat(201));
  expect(await screen.findByText(/more than 200 lines/)).toBeInTheDocument();
});

test('STAFF-04 redirects are imported, added and removed, and a failure keeps what was typed', async () => {
  expectConsoleError('An action of staff failed');
  const { user, importTable } = await open();
  await importTable('/blog/a,/about\n/blog/b,/contact');
  expect(await screen.findByText('2 redirects have been added.')).toBeInTheDocument();
  expect(addRedirects).toHaveBeenCalledExactlyOnceWith([
    { from: 'a', to: '/about' },
    { from: 'b', to: '/contact' },
  ]);
  addRedirects.mockRejectedValueOnce(new Error('unavailable'));
  await user.type(screen.getByLabelText('From'), '/blog/c');
  await user.type(screen.getByLabelText('To'), '/career');
  await user.click(screen.getByRole('button', { name: 'Add the redirect' }));
  expect(await screen.findByText(/nothing has changed/)).toBeInTheDocument();
  expect(screen.getByLabelText('From')).toHaveValue('/blog/c');
  await user.click(screen.getByRole('button', { name: 'Add the redirect' }));
  expect(await screen.findByText('The redirect has been added.')).toBeInTheDocument();
  expect(screen.getByLabelText('From')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Remove: /blog/kept' }));
  expect(await screen.findByText('The redirect from /blog/kept has been removed.')).toBeInTheDocument();
  expect(removeRedirect).toHaveBeenCalledExactlyOnceWith('kept');
});
