/** A number of visits, and how many of them had an outcome. */
export interface Trials {
  readonly successes: number;
  readonly trials: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z_95 = 1.959964;

/** Returns the rate; 0 if there are no trials. */
export function rateOf({ successes, trials }: Trials): number {
  return trials === 0 ? 0 : successes / trials;
}

/**
 * Returns the interval that contains the true rate in 95 of 100 cases: the score interval of E. B. Wilson, "Probable inference, the
 * law of succession, and statistical inference", Journal of the American Statistical Association 22 (1927).
 */
export function rateInterval({ successes, trials }: Trials, z = Z_95): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const rate = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (rate + z ** 2 / (2 * trials)) / scale;
  const halfWidth = (z / scale) * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, centre - halfWidth), high: Math.min(1, centre + halfWidth) };
}

/**
 * Returns the interval of the difference between two rates, B minus A: method 10 of R. G. Newcombe, "Interval estimation for
 * the difference between independent proportions", Statistics in Medicine 17 (1998).
 */
export function differenceInterval(a: Trials, b: Trials): Interval {
  const [rateA, rateB] = [rateOf(a), rateOf(b)];
  const [intervalA, intervalB] = [rateInterval(a), rateInterval(b)];
  const difference = rateB - rateA;
  return {
    low: difference - Math.hypot(rateB - intervalB.low, intervalA.high - rateA),
    high: difference + Math.hypot(intervalB.high - rateB, rateA - intervalA.low),
  };
}

/** A chi-squared value with one degree of freedom that chance exceeds once in a thousand times. */
const CHI_SQUARED_999 = 10.828;

/**
 * Whether the visits of two variants differ from the planned split by more than chance does once in a thousand times, so that
 * something else divides them (Fabijan et al., "Diagnosing sample ratio mismatch in online controlled experiments", KDD 2019).
 *
 * @param shareOfB of all visits, above 0 and below 1
 */
export function isSplitSkewed(visitsA: number, visitsB: number, shareOfB: number): boolean {
  const visits = visitsA + visitsB;
  if (visits === 0) return false;
  const expectedB = visits * shareOfB;
  // Both variants are off by the same number.
  return (visitsB - expectedB) ** 2 * (1 / expectedB + 1 / (visits - expectedB)) > CHI_SQUARED_999;
}

/** Quantiles of the normal distribution, by percentage: for a two-sided rate of false alarms, and for the power. */
const ALPHA_QUANTILES = { '10': 1.644854, '5': Z_95, '1': 2.575829 } as const;
const POWER_QUANTILES = { '80': 0.841621, '90': 1.281552, '95': 1.644854 } as const;

/** The parameters of a planned test. */
export interface TestPlan {
  /** The rate without a change. */
  readonly baseline: number;
  /** The least change of the rate that matters, as a difference. */
  readonly effect: number;
  /** How often, in percent, a test without a difference may show one. */
  readonly alpha: keyof typeof ALPHA_QUANTILES;
  /** How often, in percent, a test with the effect shows it. */
  readonly power: keyof typeof POWER_QUANTILES;
}

/**
 * Returns how many visits each variant needs: J. L. Fleiss, "Statistical Methods for Rates and Proportions", 3rd edition (2003),
 * formula 4.14, with equal halves. Undefined without an effect, or if a rate is not between 0 and 1.
 */
export function visitsNeeded({ baseline, effect, alpha, power }: TestPlan): number | undefined {
  const rates = [baseline, baseline + effect] as const;
  if (!(effect !== 0 && rates.every((rate) => rate > 0 && rate < 1))) return undefined;
  const middle = (rates[0] + rates[1]) / 2;
  const variances = rates[0] * (1 - rates[0]) + rates[1] * (1 - rates[1]);
  const root =
    ALPHA_QUANTILES[alpha] * Math.sqrt(2 * middle * (1 - middle)) +
    POWER_QUANTILES[power] * Math.sqrt(variances);
  return Math.ceil((root / effect) ** 2);
}
