import { expect, test } from 'vitest';
import { formatDate, isoDate } from './dates.ts';

test('BLOG-05 a date is written as dd.MM.yyyy', () => {
  expect(formatDate(new Date(2026, 0, 8), 'Unknown')).toBe('08.01.2026');
});

test('POST-01 the fallback text stands where there is no date', () => {
  expect(formatDate(null, 'Brak daty')).toBe('Brak daty');
});

test('POST-01 an invalid date counts as none', () => {
  expect(formatDate(new Date(Number.NaN), 'Brak daty')).toBe('Brak daty');
});

test('BLOG-05 the machine-readable date is the same day as the one that is read', () => {
  expect(isoDate(new Date(2026, 0, 8, 23, 59))).toBe('2026-01-08');
});
