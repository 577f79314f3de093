import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import { settings } from '#settings.ts';
import { closeDialogs, openDialog } from '#ui/dialog/dialog-store.ts';
import { BookingDialog } from './booking-dialog.tsx';

test('NAV-09 MKT-02 the calendar loads while its dialog is open, and once the visitor has allowed it', () => {
  choose(['calendar']);
  render(<BookingDialog />);
  const frame = () => screen.queryByTitle('Calendar for booking a meeting');
  expect(frame()).toBeNull();
  act(() => openDialog('booking'));
  expect(frame()).toHaveAttribute('src', settings.bookingUrl);
  act(() => choose([]));
  expect(frame()).toBeNull();
  act(() => choose(['calendar']));
  act(closeDialogs);
  expect(frame()).toBeNull();
});
