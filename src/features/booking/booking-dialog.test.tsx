import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import { settings } from '#settings.ts';
import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { BookingDialog } from './booking-dialog.tsx';

beforeEach(() => choose([]));

test('NAV-09 MKT-02 "Book a Meeting" opens the booking page, which loads its frame only then, and Close closes it', async () => {
  render(
    <>
      <BookMeetingButton />
      <BookingDialog />
    </>,
  );
  expect(screen.queryByTitle('Calendar for booking a meeting')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Book a Meeting' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
  const calendar = screen.getByRole('link', { name: /open the calendar in a new tab/ });
  expect(calendar).toHaveAttribute('href', settings.bookingUrl);
  expect(screen.queryByTitle('Calendar for booking a meeting')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Load the calendar'));
  await screen.findByTitle('Calendar for booking a meeting');
  expect(screen.getByTitle('Calendar for booking a meeting')).toHaveAttribute('src', settings.bookingUrl);
  expect(document.activeElement).toContainElement(screen.getByTitle('Calendar for booking a meeting'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTitle('Calendar for booking a meeting')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
