import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, ofLastHour, secondsToWait } from './sliding-window.ts';

const MINUTE_MS = 60_000;

test('CONT-14 the allowed number of calls pass, and the next waits until the oldest is an hour old', () => {
  expect(secondsToWait([], 3, 0)).toBe(0);
  expect(secondsToWait([0, MINUTE_MS], 3, 2 * MINUTE_MS)).toBe(0);
  expect(secondsToWait([0, MINUTE_MS, 2 * MINUTE_MS], 3, 10 * MINUTE_MS)).toBe(50 * 60);
  expect(secondsToWait([0, MINUTE_MS, 2 * MINUTE_MS], 3, HOUR_MS)).toBe(0);
});

test('CONT-14 at any rate, no hour has more calls than allowed, and the returned wait is sufficient', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 20 * MINUTE_MS }), { maxLength: 60 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 8 }), (pauses, callsPerHour) => {
      let now = 0;
      let stored: number[] = [];
      const passed: number[] = [];
      for (const pause of pauses) {
        now += pause;
        const wait = secondsToWait(stored, callsPerHour, now);
        if (wait > 0) {
          expect(secondsToWait(stored, callsPerHour, now + wait * 1000)).toBe(0);
          continue;
        }
        stored = [...ofLastHour(stored, now), now];
        passed.push(now);
      }
      for (const moment of passed) {
        const inHour = passed.filter((other) => other >= moment && other < moment + HOUR_MS);
        expect(inHour.length).toBeLessThanOrEqual(callsPerHour);
      }
      expect(stored.length).toBeLessThanOrEqual(callsPerHour);
    }),
  );
});
