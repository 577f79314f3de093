import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';
import { BookMeetingButton } from '#ui/dialog/book-meeting-button.tsx';
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
  expect(screen.queryByTitle('Calendar for booking a meeting')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Load the calendar'));
  await screen.findByTitle('Calendar for booking a meeting');
  expect(screen.getByTitle('Calendar for booking a meeting')).toHaveAttribute('src', settings.bookingUrl);
  expect(document.activeElement).toContainElement(screen.getByTitle('Calendar for booking a meeting'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTitle('Calendar for booking a meeting')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('NAV-09 beside the calendar stand what to bring, the email address and the calendar’s own page', async () => {
  render(
    <>
      <BookMeetingButton />
      <BookingDialog />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Book a Meeting' }));
  expect(screen.getByText(/Bring one product and one question/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your product',
    'Your question',
    'Your first step',
  ]);
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  expect(screen.getByRole('link', { name: /open the calendar in a new tab/ })).toHaveAttribute(
    'href',
    settings.bookingUrl,
  );
});
