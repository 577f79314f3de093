/** The metrics of a visit's first page: web.dev/articles/vitals, and the time to the first byte. */
export const METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

export type Metric = (typeof METRICS)[number];

/** The upper ends of the buckets, in milliseconds. */
const TIMES = [
  ...[25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500],
  ...[3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 30_000],
];

/** The same for layout shifts, which have no unit. */
const SHIFTS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 1];

function boundsOf(metric: Metric): readonly number[] {
  return metric === 'CLS' ? SHIFTS : TIMES;
}

/** Returns the index of the bucket that counts a value; a value above all upper ends is in the last bucket. */
export function bucketOf(metric: Metric, value: number): number {
  const bounds = boundsOf(metric);
  const index = bounds.findIndex((bound) => value <= bound);
  return index < 0 ? bounds.length - 1 : index;
}

/** How often each bucket was counted, by its index. */
export type Histogram = ReadonlyMap<number, number>;

/** Returns how many visits a histogram has. */
export function visitsIn(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns the 75th percentile, as if the values of a bucket were spread evenly over it. Undefined for an empty histogram. */
export function percentile75(metric: Metric, histogram: Histogram): number | undefined {
  const total = visitsIn(histogram);
  let below = 0;
  for (const [index, bound] of boundsOf(metric).entries()) {
    const count = histogram.get(index) ?? 0;
    if (count > 0 && below + count >= 0.75 * total) {
      const start = boundsOf(metric)[index - 1] ?? 0;
      return start + ((bound - start) * (0.75 * total - below)) / count;
    }
    below += count;
  }
  return undefined;
}
