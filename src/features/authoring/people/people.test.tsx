import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { readPeople as read, setRole as set } from '#firebase/people.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { button, openForOwners } from '#tests/staff-fixtures.tsx';

const readPeople = vi.hoisted(() => vi.fn<typeof read>());
const setRole = vi.hoisted(() => vi.fn<typeof set>());
vi.mock('#firebase/people.ts', () => ({ readPeople, setRole }));

const ANN = { uid: 'ann', name: 'ann@example.org', role: 'owner' } as const;
const BEN = { uid: 'ben', name: 'ben@example.org', role: 'writer' } as const;

beforeEach(() => {
  readPeople.mockResolvedValue([ANN, BEN]);
  setRole.mockResolvedValue();
});

const ben = () => within(screen.getByRole('group', { name: BEN.name }));

test('STAFF-09 only owners change the roles of others, and a chosen role must be saved', async () => {
  const user = await openForOwners('People');
  expect(await screen.findByText(/This is you/)).toBeInTheDocument();
  expect(screen.getAllByRole('combobox', { name: 'Role' })).toHaveLength(1);
  expect(ben().queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument();
  readPeople.mockResolvedValue([ANN, { ...BEN, role: 'editor' }]);
  await user.selectOptions(ben().getByRole('combobox', { name: 'Role' }), 'Editor');
  await user.click(ben().getByRole('button', { name: 'Save role' }));
  const message = await screen.findByText('ben@example.org is now an editor.');
  expect(message.closest('[tabindex]')).toHaveFocus();
  expect(setRole.mock.calls).toEqual([[BEN, 'editor']]);
  await waitFor(() => expect(ben().queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument());
});

test('STAFF-09 removing a person asks for confirmation, and after a failure a message says that the list shows what is stored', async () => {
  expectConsoleError('An action of staff failed');
  setRole.mockRejectedValueOnce(new Error('unavailable'));
  const user = await openForOwners('People');
  const remove = async () => {
    await user.click(await button('Remove: ben@example.org'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this person?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
  };
  await remove();
  expect(await screen.findByText(/The list shows what is stored/)).toBeInTheDocument();
  expect(readPeople).toHaveBeenCalledTimes(2);
  readPeople.mockResolvedValue([ANN]);
  await remove();
  expect(await screen.findByText('ben@example.org has been removed from the staff.')).toBeInTheDocument();
  expect(setRole.mock.lastCall).toEqual([BEN, undefined]);
  await waitFor(() => expect(screen.queryByRole('group', { name: BEN.name })).not.toBeInTheDocument());
});
