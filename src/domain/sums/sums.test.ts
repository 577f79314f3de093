import { expect, test } from 'vitest';
import { beaconSchema, MAX_COUNTS, sumsOfBeacon } from './beacon.ts';
import { addUp, measuredBy, trialsOf, weekBefore } from './read-sums.ts';
import { bucketOf, percentile75 } from './vitals.ts';

const site = { release: 'current', pageNames: ['home', 'post'] };
const beacon = { release: 'current', counts: ['visit'], vitals: [] };
const vital = { metric: 'LCP', page: 'home', value: 2400.5 };

test.each([
  ['an id', { ...beacon, id: 'zoe' }],
  ['an unknown count', { ...beacon, counts: ['visit', 'zoe@example.org'] }],
  ['too many counts', { ...beacon, counts: Array(MAX_COUNTS + 1).fill('search') }],
  ['an address in a measured value', { ...beacon, vitals: [{ ...vital, url: '/download?token=a' }] }],
  ['an unknown metric', { ...beacon, vitals: [{ ...vital, metric: 'FID' }] }],
  ['a value below zero', { ...beacon, vitals: [{ ...vital, value: -1 }] }],
  ['no release', { counts: [], vitals: [] }],
])('LEAD-03 LEAD-06 a beacon with %s is refused', (_, wrong) => {
  expect(beaconSchema.safeParse(beacon).success).toBe(true);
  expect(beaconSchema.safeParse(wrong).success).toBe(false);
});

test('LEAD-03 LEAD-06 a beacon adds one to each of its sums, one for each search, and nothing for unknown pages', () => {
  const counts = ['visit', 'search', 'search', 'headline/B/shown', 'headline/B/shown'];
  const read = (release: string) =>
    beaconSchema.parse({ release, counts, vitals: [vital, { ...vital, page: 'zoe' }] });
  const counted = { visit: 1, search: 2, 'headline/B/shown': 1 };
  const bucket = bucketOf('LCP', 2400.5);
  expect(Object.fromEntries(sumsOfBeacon(read('current'), site))).toEqual({
    ...counted,
    [`vital/LCP/home/current/${bucket}`]: 1,
  });
  expect(Object.fromEntries(sumsOfBeacon(read('made up'), site))).toEqual({
    ...counted,
    [`vital/LCP/home/earlier/${bucket}`]: 1,
  });
});

test('LEAD-06 three quarters of the values, taken as evenly spread within a bucket, are below the 75th percentile', () => {
  const histogram = (values: readonly number[]) => {
    const buckets = values.map((value) => bucketOf('LCP', value));
    return new Map(buckets.map((bucket) => [bucket, buckets.filter((other) => other === bucket).length]));
  };
  expect(percentile75('LCP', histogram([900, 900, 900, 9000]))).toBe(1000);
  expect(percentile75('LCP', histogram([900, 1900, 1900, 1900]))).toBe(2000);
  expect(percentile75('LCP', histogram([1_000_000]))).toBeGreaterThan(15_000);
  expect(percentile75('CLS', new Map([[bucketOf('CLS', 0), 4]]))).toBeLessThan(0.005);
  expect(percentile75('INP', new Map())).toBeUndefined();
});

test.each([
  ['2026-11-22T12:00:00Z', 0, { first: '2026-11-16', last: '2026-11-22' }],
  ['2026-11-23T12:00:00Z', 0, { first: '2026-11-23', last: '2026-11-29' }],
  ['2026-11-22T23:30:00Z', 1, { first: '2026-11-16', last: '2026-11-22' }],
  ['2026-03-30T08:00:00Z', 1, { first: '2026-03-23', last: '2026-03-29' }],
])(
  'LEAD-06 a week goes from Monday to Sunday in the company’s time zone: from %s, %i weeks back',
  (now, weeks, period) => {
    expect(weekBefore(new Date(now), weeks)).toEqual(period);
  },
);

test('LEAD-03 LEAD-06 the shards of all days of a week add up to its sums, which give trials and percentiles', () => {
  // The buckets 8, 10 and 12 are 300 to 400, 500 to 600 and 800 to 1000 ms, and bucket 1 of CLS is 0.005 to 0.01.
  const sums = addUp(
    [
      { day: '2026-11-15', sums: { 'headline/A/shown': 100 } },
      { day: '2026-11-16', sums: { 'headline/A/shown': 3, 'headline/A/link': 1, 'vital/LCP/post/a/8': 3 } },
      {
        day: '2026-11-22',
        sums: { 'headline/A/shown': 2, 'vital/LCP/home/a/10': 1, 'vital/LCP/home/b/12': 1 },
      },
      { day: '2026-11-22', sums: { 'headline/A/link': 1, 'vital/CLS/home/b/1': 4 } },
    ],
    { first: '2026-11-16', last: '2026-11-22' },
  );
  expect(trialsOf(sums, 'A', 'link')).toEqual({ trials: 5, successes: 2 });
  expect(trialsOf(sums, 'B', 'link')).toEqual({ trials: 0, successes: 0 });
  expect(measuredBy(sums, 'page')).toEqual([
    { name: 'home', visits: 4, values: { LCP: 900, CLS: expect.closeTo(0.00875, 5) } },
    { name: 'post', visits: 3, values: { LCP: expect.closeTo(375, 5) } },
  ]);
  expect(measuredBy(sums, 'release').map(({ name, visits }) => [name, visits])).toEqual([
    ['home/b', 4],
    ['home/a', 1],
    ['post/a', 3],
  ]);
});
