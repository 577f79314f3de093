import { isoDate } from '../dates.ts';
import type { Outcome, Sums } from './beacon.ts';
import { METRICS, type Metric, percentile75, visitsIn } from './vitals.ts';

/** The sums of a day, or a shard of them. */
export interface StoredSums {
  /** In the company's time zone, as yyyy-MM-dd. */
  readonly day: string;
  readonly sums: Readonly<Record<string, number>>;
}

/** Adds up what was counted within a period. */
export function addUp(stored: readonly StoredSums[], { first, last }: Period): Sums {
  const total = new Map<string, number>();
  for (const { sums } of stored.filter(({ day }) => day >= first && day <= last)) {
    for (const [name, count] of Object.entries(sums)) total.set(name, (total.get(name) ?? 0) + count);
  }
  return total;
}

/** Days as yyyy-MM-dd, both included. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 24 * 3_600_000;

/** Returns the calendar week, Monday to Sunday, that is this many weeks before the one of `now`. */
export function weekBefore(now: Date, weeks: number): Period {
  const today = new Date(isoDate(now));
  const daysSinceMonday = (today.getUTCDay() + 6) % 7;
  const monday = today.getTime() - (daysSinceMonday + weeks * 7) * DAY_MS;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { first: dayOf(monday), last: dayOf(monday + 6 * DAY_MS) };
}

/** Returns how many visits were shown a variant of the headline, and how many of these led to an outcome. */
export function trialsOf(sums: Sums, variant: 'A' | 'B', outcome: Outcome) {
  const shown = sums.get(`headline/${variant}/shown`) ?? 0;
  // An outcome can fall on the day after its headline was shown, so a period may have more outcomes.
  return { trials: shown, successes: Math.min(shown, sums.get(`headline/${variant}/${outcome}`) ?? 0) };
}

/** The 75th percentiles of a page, or of its visits with a release, and the number of visits behind them. */
export interface Measured {
  /** The page's name, or page and release: `home/aB3`. */
  readonly name: string;
  readonly visits: number;
  readonly values: Readonly<Partial<Record<Metric, number>>>;
}

/** Returns what was measured, by page or by page and release, the slowest LCP first. */
export function measuredBy(sums: Sums, by: 'page' | 'release'): Measured[] {
  const groups = new Map<string, Map<Metric, Map<number, number>>>();
  for (const [name, count] of sums) {
    const [kind, metric, page = '', release = '', bucket] = name.split('/');
    if (kind !== 'vital' || !isMetric(metric)) continue;
    const groupName = by === 'page' ? page : `${page}/${release}`;
    const group = getOrInsert(groups, groupName, new Map<Metric, Map<number, number>>());
    const histogram = getOrInsert(group, metric, new Map<number, number>());
    histogram.set(Number(bucket), (histogram.get(Number(bucket)) ?? 0) + count);
  }
  const measured = [...groups].map(([name, histograms]): Measured => {
    const values = Object.fromEntries(
      [...histograms].map(([metric, histogram]) => [metric, percentile75(metric, histogram)]),
    );
    const visitCounts = [...histograms.values()].map(visitsIn);
    return { name, visits: Math.max(...visitCounts), values };
  });
  return measured.toSorted((one, other) => (other.values.LCP ?? 0) - (one.values.LCP ?? 0));
}

function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, empty: Value): Value {
  const value = map.get(key) ?? empty;
  map.set(key, value);
  return value;
}

function isMetric(text: string | undefined): text is Metric {
  return METRICS.some((metric) => metric === text);
}
