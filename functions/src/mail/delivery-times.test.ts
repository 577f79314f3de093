import { expect, test } from 'vitest';
import {
  ATTEMPT_MS,
  days,
  FIRST_CHECK_MS,
  GIVE_UP_MS,
  LEASE_MS,
  NEXT_CHECK_MS,
  RETRIES,
} from './delivery-times.ts';

test('CONT-13 an attempt times out before another one may claim the same mail', () => {
  expect(ATTEMPT_MS).toBeLessThan(LEASE_MS);
  expect(LEASE_MS).toBeLessThan(FIRST_CHECK_MS);
});

test('CONT-13 the sweep leaves a mail alone while its task retries, because each failure postpones the check', () => {
  const { maxAttempts, minBackoffSeconds, maxBackoffSeconds, maxDoublings } = RETRIES;
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, retry) =>
    Math.min(maxBackoffSeconds, minBackoffSeconds * 2 ** Math.min(retry, maxDoublings)),
  );
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300]);
  expect(Math.max(...pauses) * 1000 + ATTEMPT_MS).toBeLessThan(NEXT_CHECK_MS);
});

test('CONT-13 delivery is attempted for five days', () => {
  expect(GIVE_UP_MS).toBe(days(5));
  expect(new Date(Date.UTC(2026, 0, 31) + days(1)).toISOString()).toBe('2026-02-01T00:00:00.000Z');
});
