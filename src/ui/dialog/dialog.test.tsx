import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hydrate, showServerHtml } from '#tests/hydrate.ts';
import { Dialog } from './dialog.tsx';
import { opensDialog } from './dialog-controls.ts';
import { openDialog } from './dialog-store.ts';
import { FullDialog, Modal } from './modal.tsx';

afterEach(() => document.body.replaceChildren());

function Page() {
  return (
    <>
      <button type="button" {...opensDialog('booking')}>
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

test('NAV-09 a modal renders its content only while it is open', async () => {
  render(
    <Modal name="cookie-settings" title="Cookies">
      Purposes
    </Modal>,
  );
  expect(screen.queryByText('Purposes')).not.toBeInTheDocument();
  act(() => openDialog('cookie-settings'));
  expect(screen.getByText('Purposes')).toBeVisible();
});

test('NAV-09 a dialog closed by the browser (Escape) is closed in the app’s state too, can be opened again, and closed by its button', async () => {
  const { opener, dialog } = await openBooking();
  await act(async () => dialog.close());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  expect(screen.getByText('Calendar')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Calendar')).not.toBeVisible();
  expect(opener).toHaveFocus();
});

test('a click beside the content closes the dialog, a click on it does not', async () => {
  const { dialog } = await openBooking();
  const content = screen.getByText('Calendar');
  await userEvent.click(content);
  // A press that starts on the content and ends beside it.
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: content },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(content).toBeVisible();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('NAV-08 one dialog at a time: opening the booking page closes the menu', async () => {
  render(<Page />);
  act(() => openDialog('menu'));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Book from the menu' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
});

test('LIVE-03 a dialog whose content comes with the app shows a spinner until then', async () => {
  const page = (
    <Modal name="cookie-settings" title="Cookies">
      Purposes
    </Modal>
  );
  const container = showServerHtml(page);
  dialogOf(container).showModal();
  expect(screen.getByRole('dialog').querySelector('[class*=spinner]')).not.toBeNull();
  expect(screen.queryByText('Purposes')).not.toBeInTheDocument();
  await hydrate(container, page);
  expect(screen.getByText('Purposes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('LIVE-01 a dialog that the page opens with becomes modal on hydration', async () => {
  const page = (
    <Modal name="download-link" title="Get the link" isOpenInPage>
      <input aria-label="Email" />
    </Modal>
  );
  const container = showServerHtml(page);
  const dialog = dialogOf(container);
  expect([dialog.open, dialog.matches(':modal')]).toEqual([true, false]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'jan');
  await hydrate(container, page);
  expect([dialog.open, dialog.matches(':modal')]).toEqual([true, true]);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('jan');
});

function dialogOf(container: HTMLElement): HTMLDialogElement {
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('The page has no dialog');
  return dialog;
}
