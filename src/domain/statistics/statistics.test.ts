import { expect, test } from 'vitest';
import { probabilityBetter } from './probability-better.ts';
import { differenceInterval, isSplitSkewed, rateInterval, visitsNeeded } from './proportions.ts';

test.each([
  // Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('LEAD-03 the interval of %i in %i is that of the literature', (successes, trials, low, high) => {
  const interval = rateInterval({ successes, trials });
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test.each([
  // Newcombe (1998), "Interval estimation for the difference", table II, method 10.
  [48, 80, 56, 70, 0.0524, 0.3339],
  [3, 10, 9, 10, 0.1705, 0.809],
])(
  'LEAD-03 the interval of the difference of %i/%i and %i/%i is that of the literature',
  (a, ofA, b, ofB, low, high) => {
    const interval = differenceInterval({ successes: a, trials: ofA }, { successes: b, trials: ofB });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  },
);

test.each([
  [0, 0, 0, 0, 0.5],
  // By hand: the integral from 0 to 1 of A's density times P(B > x): of 1 - x², of 2x (1 - x), and of 6x (1 - x) (1 - x³).
  [0, 0, 1, 1, 2 / 3],
  [1, 1, 0, 0, 1 / 3],
  [1, 2, 2, 2, 0.8],
  [40_000, 100_000, 40_000, 100_000, 0.5],
  [10_000, 100_000, 20_000, 100_000, 1],
])('LEAD-03 with %i of %i and %i of %i, B is better with a probability of %d', (a, ofA, b, ofB, expected) => {
  const probability = probabilityBetter({ successes: a, trials: ofA }, { successes: b, trials: ofB });
  expect(probability).toBeCloseTo(expected, 6);
});

test.each([
  [1000, 1000, 0.5, false],
  [500, 640, 0.5, true],
  [900, 100, 0.1, false],
  [0, 0, 0.5, false],
])('LEAD-03 the split of %i and %i visits, planned with %d for B, is off: %s', (a, b, share, isOff) => {
  expect(isSplitSkewed(a, b, share)).toBe(isOff);
});

test.each([
  [0.1, 0.03, '5', '80', 1774],
  [0.1, -0.03, '5', '80', 1356],
  [0.02, 0.005, '5', '90', 18_486],
  [0.1, 0, '5', '80', undefined],
  [0.95, 0.05, '5', '80', undefined],
] as const)(
  'LEAD-03 with a baseline of %d, an effect of %d, %s percent false alarms and %s percent power a test needs %s visits',
  (baseline, effect, alpha, power, visits) => {
    expect(visitsNeeded({ baseline, effect, alpha, power })).toBe(visits);
  },
);
