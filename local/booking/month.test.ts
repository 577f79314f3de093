import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingMonth } from './month.ts';

function freeDays(now: string): number[] {
  return bookingMonth(new Date(now)).days.flatMap(({ dayOfMonth, times }) =>
    times.length > 0 ? [dayOfMonth] : [],
  );
}

test('weekends, past days and the current day are not free', () => {
  // A Tuesday.
  expect(freeDays('2026-12-15T10:00:00Z')).toEqual([16, 17, 18, 21, 22, 23, 24, 25, 28, 29, 30, 31]);
});

test('in its last two weeks a month gives way to the next', () => {
  expect(bookingMonth(new Date('2026-11-16T23:59:59Z')).firstDay.toISOString()).toMatch(/^2026-11-01/);
  expect(bookingMonth(new Date('2026-11-17T00:00:00Z')).firstDay.toISOString()).toMatch(/^2026-12-01/);
  expect(bookingMonth(new Date('2026-12-18T00:00:00Z')).firstDay.toISOString()).toMatch(/^2027-01-01/);
});

test.each([
  ['2026-06-01', 0, 30],
  ['2026-12-01', 1, 31],
  ['2026-11-01', 6, 30],
  ['2028-02-01', 1, 29],
])('the month of %s starts after %i days of its week and has %i', (day, leadingDays, length) => {
  const month = bookingMonth(new Date(day));
  expect([month.leadingDays, month.days.length]).toEqual([leadingDays, length]);
});

test('there is always a free day, and all times are in the future', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (now) => {
      const times = bookingMonth(now).days.flatMap((day) => day.times);
      expect(times.length).toBeGreaterThan(0);
      for (const time of times) expect(time.getTime()).toBeGreaterThan(now.getTime());
    }),
  );
});
