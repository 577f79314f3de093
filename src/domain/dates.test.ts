import { expect, test } from 'vitest';
import { formatDate, formatMoment, isoDate } from './dates.ts';

test('BLOG-05 a date is written as dd.MM.yyyy', () => {
  expect(formatDate(new Date('2026-01-08T08:00:00Z'), 'Unknown')).toBe('08.01.2026');
});

test('POST-01 the fallback text stands where there is no date', () => {
  expect(formatDate(null, 'Brak daty')).toBe('Brak daty');
});

test('POST-01 an invalid date counts as none', () => {
  expect(formatDate(new Date(Number.NaN), 'Brak daty')).toBe('Brak daty');
});

test('BLOG-05 a date is the day in Warsaw, wherever the reader is, and the machine-readable one is the same', () => {
  const late = new Date('2026-01-08T23:30:00Z');
  expect(formatDate(late, '')).toBe('09.01.2026');
  expect(isoDate(late)).toBe('2026-01-09');
  const inSummer = new Date('2026-07-08T22:30:00Z');
  expect(formatDate(inSummer, '')).toBe('09.07.2026');
  expect(isoDate(inSummer)).toBe('2026-07-09');
});

test('a moment is written as dd.MM.yyyy, HH:mm by the clock of whoever reads it', () => {
  expect(formatMoment(new Date(2026, 0, 8, 7, 5))).toBe('08.01.2026, 07:05');
  expect(formatMoment(new Date(2026, 6, 8, 23, 30))).toBe('08.07.2026, 23:30');
});
