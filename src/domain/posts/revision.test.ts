import { expect, test } from 'vitest';
import { daysLeft, keptFields } from './revision.ts';

test('STAFF-03 a revision copies the fields that staff write, and none that other programs have added', () => {
  const kept = { title: 'Units', categories: 7, publishAt: new Date(0) }; // Copied even if invalid.
  expect(keptFields({ ...kept, viewsCount: 5, fromImport: 'x' })).toEqual(kept);
});

test.each([
  ['2026-11-01T12:00:00Z', 30],
  ['2026-11-01T13:00:00Z', 30],
  ['2026-11-30T12:00:00Z', 1],
  ['2026-12-01T12:00:00Z', 0],
  ['2027-01-01T00:00:00Z', 0],
])('STAFF-03 at %s, %i days are left to restore a post deleted on 1 November', (now, days) => {
  expect(daysLeft(new Date('2026-11-01T12:00:00Z'), new Date(now))).toBe(days);
});
