import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { openDialog } from './dialog-store.ts';
import { FullDialog } from './full-dialog.tsx';

function Page() {
  return (
    <>
      <button type="button" onClick={() => openDialog('booking')}>
        Book
      </button>
      <FullDialog name="booking" title="Book a Meeting">
        <p>Calendar</p>
      </FullDialog>
      <Dialog name="menu" label="Menu">
        <button type="button" onClick={() => openDialog('booking')}>
          Book from the menu
        </button>
      </Dialog>
    </>
  );
}

async function openBooking() {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Book' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Book a Meeting' }) };
}

test('NAV-09 the content of a dialog is there only while it is open', async () => {
  render(<Page />);
  expect(screen.queryByText('Calendar')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(screen.getByText('Calendar')).toBeVisible();
});

test('NAV-09 the close button closes, and the focus returns to the opener', async () => {
  const { opener } = await openBooking();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Calendar')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('NAV-09 a dialog that the browser closes (Escape) is closed for the page too, and can be opened again', async () => {
  const { opener, dialog } = await openBooking();
  act(() => dialog.close());
  expect(screen.queryByText('Calendar')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  expect(screen.getByText('Calendar')).toBeVisible();
});

test('a click beside the content closes, a click on it does not', async () => {
  const { dialog } = await openBooking();
  await userEvent.click(screen.getByText('Calendar'));
  expect(screen.getByText('Calendar')).toBeVisible();
  await userEvent.click(dialog);
  expect(screen.queryByText('Calendar')).not.toBeInTheDocument();
});

test('a press that begins on the content and ends beside it does not close', async () => {
  const { dialog } = await openBooking();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Calendar') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(screen.getByText('Calendar')).toBeVisible();
});

test('NAV-08 one dialog at a time: opening the booking page closes the menu', async () => {
  render(<Page />);
  act(() => openDialog('menu'));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Book from the menu' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
});
