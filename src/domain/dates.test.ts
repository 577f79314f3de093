import { expect, test } from 'vitest';
import { formatDate, formatMoment, isoDate } from './dates.ts';

test('BLOG-05 a date is formatted as dd.MM.yyyy', () => {
  expect(formatDate(new Date('2026-01-08T08:00:00Z'), 'Unknown')).toBe('08.01.2026');
});

test('POST-01 without a valid date the fallback is returned', () => {
  expect(formatDate(null, 'No date')).toBe('No date');
  expect(formatDate(new Date(Number.NaN), 'No date')).toBe('No date');
});

test('BLOG-05 a date and its machine-readable form are the day in Warsaw, wherever the reader is', () => {
  const lateInWinter = new Date('2026-01-08T23:30:00Z');
  expect(formatDate(lateInWinter, '')).toBe('09.01.2026');
  expect(isoDate(lateInWinter)).toBe('2026-01-09');
  const lateInSummer = new Date('2026-07-08T22:30:00Z');
  expect(formatDate(lateInSummer, '')).toBe('09.07.2026');
  expect(isoDate(lateInSummer)).toBe('2026-07-09');
});

test('a date with its time has the month as a word and is in the reader’s time zone', () => {
  expect(formatMoment(new Date(2026, 0, 8, 7, 5))).toBe('8 Jan 2026, 07:05');
  expect(formatMoment(new Date(2026, 6, 8, 23, 30))).toBe('8 Jul 2026, 23:30');
});
