import { describe, expect, test } from 'vitest';
import { probabilityBetter } from './probability-better.ts';
import { differenceInterval, isSplitSkewed, rateInterval, type Trials, visitsNeeded } from './proportions.ts';

const TESTS = 10_000;
const BASELINE = 0.3;
const EFFECT = 0.12;
const plan = { baseline: BASELINE, effect: EFFECT, alpha: '5', power: '80' } as const;
const visits = visitsNeeded(plan) ?? 0;

// A lookup of a global takes long in Vitest's threads.
const { imul } = Math;

/** Returns a generator of random numbers that are the same in every run: T. Ettinger's mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws visits one by one, each to a variant by chance, and counts what they lead to. */
function simulate(rateOfB: number, seed: number) {
  const random = seeded(seed);
  return Array.from({ length: TESTS }, () => {
    let [trialsOfB, successesOfA, successesOfB] = [0, 0, 0];
    for (let visit = 0; visit < 2 * visits; visit++) {
      const isB = random() < 0.5;
      const isSuccess = random() < (isB ? rateOfB : BASELINE);
      if (isB) trialsOfB += 1;
      if (isSuccess && isB) successesOfB += 1;
      if (isSuccess && !isB) successesOfA += 1;
    }
    return {
      A: { successes: successesOfA, trials: 2 * visits - trialsOfB },
      B: { successes: successesOfB, trials: trialsOfB },
    };
  });
}

const shareOf = <Item>(items: readonly Item[], matches: (item: Item) => boolean) =>
  items.filter(matches).length / items.length;
const showsDifference = ({ A, B }: { A: Trials; B: Trials }) => {
  const { low, high } = differenceInterval(A, B);
  return low > 0 || high < 0;
};
const covers = ({ low, high }: { low: number; high: number }, value: number) => low <= value && value <= high;

describe('10,000 tests without a difference', () => {
  const simulated = simulate(BASELINE, 1);

  test('LEAD-03 one in twenty shows a difference, and 95 of 100 intervals contain the true value', () => {
    expect(shareOf(simulated, showsDifference)).toBeCloseTo(0.05, 2);
    expect(shareOf(simulated, ({ A }) => covers(rateInterval(A), BASELINE))).toBeCloseTo(0.95, 2);
    expect(shareOf(simulated, ({ A, B }) => covers(differenceInterval(A, B), 0))).toBeCloseTo(0.95, 2);
  });

  test('LEAD-03 the probability that B is better is above a limit as often as the limit says', () => {
    const probabilities = simulated.map(({ A, B }) => probabilityBetter(A, B));
    for (const limit of [0.5, 0.9, 0.95]) {
      expect(shareOf(probabilities, (probability) => probability > limit)).toBeCloseTo(1 - limit, 1.7); // Within 0.01.
    }
  });

  test('LEAD-03 a split by chance hardly ever raises the warning, and a split of 45 to 55 does', () => {
    expect(shareOf(simulated, ({ A, B }) => isSplitSkewed(A.trials, B.trials, 0.5))).toBeLessThan(0.002);
    expect(isSplitSkewed(900, 1100, 0.5)).toBe(true);
  });
});

test('LEAD-03 of 10,000 tests with the planned difference, as many show it as the plan says', () => {
  const simulated = simulate(BASELINE + EFFECT, 2);
  expect(shareOf(simulated, ({ A, B }) => differenceInterval(A, B).low > 0)).toBeCloseTo(0.8, 1.7); // Within 0.01.
  expect(shareOf(simulated, ({ A, B }) => covers(differenceInterval(A, B), EFFECT))).toBeCloseTo(0.95, 2);
  expect(shareOf(simulated, ({ A, B }) => probabilityBetter(A, B) > 0.5)).toBeGreaterThan(0.99);
});
