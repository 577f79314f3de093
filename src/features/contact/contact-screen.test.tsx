import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openPage, setUpPage } from '#tests/contact-page.tsx';
import { renderAt } from '#tests/render.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import ContactScreen from './contact-screen.tsx';

beforeEach(setUpPage);

test('CONT-11 the consent note is below the form, with a link to the policy', async () => {
  await openPage();
  const consent = screen.getByText(/When you send this form, Datum & Beam/);
  expect(within(consent).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  const button = screen.getByRole('button', { name: 'Send message' });
  expect(button.compareDocumentPosition(consent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('CONT-11 NAV-09 "Schedule a Meeting" has a button that opens the booking dialog and has the focus afterwards', async () => {
  renderAt(
    '/contact',
    <>
      <ContactScreen />
      <Dialog name="booking" label="Calendar">
        Pick a day
      </Dialog>
    </>,
  );
  const section = (await screen.findByRole('heading', { name: 'Schedule a Meeting' })).parentElement;
  const button = within(section ?? document.body).getByRole('button', { name: 'Book a Meeting' });
  const user = userEvent.setup();
  await user.click(button);
  await user.click(screen.getByRole('dialog', { name: 'Calendar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
