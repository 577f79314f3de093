import * as z from 'zod/mini';
import { bucketOf, METRICS } from './vitals.ts';

const VARIANTS = ['A', 'B'] as const;

/** What a visit may lead to after a headline. */
const OUTCOMES = ['services', 'message', 'link', 'meeting'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** A search without a result is counted every time, everything else once per visit. */
const SEARCH = 'search';
const HEADLINE_COUNTS = VARIANTS.flatMap((variant) =>
  ['shown' as const, ...OUTCOMES].map((event) => `headline/${variant}/${event}` as const),
);
const COUNTS = ['visit', SEARCH, ...HEADLINE_COUNTS] as const;

/** The name of a sum that browsers add to. */
export type Count = (typeof COUNTS)[number];

/** The maximum number of counts in a beacon; browsers leave out the rest. */
export const MAX_COUNTS = 30;

/** What a browser counted since its last beacon. It identifies nobody, and a beacon with anything else in it is refused. */
export const beaconSchema = z.strictObject({
  /** The release of the site that the page belongs to. */
  release: z.string().check(z.maxLength(40)),
  counts: z.array(z.enum(COUNTS)).check(z.maxLength(MAX_COUNTS)),
  vitals: z
    .array(
      z.strictObject({
        metric: z.enum(METRICS),
        /** A name of the table of pages. */
        page: z.string().check(z.maxLength(40)),
        value: z.number().check(z.nonnegative()),
      }),
    )
    .check(z.maxLength(METRICS.length)),
});

export type Beacon = z.infer<typeof beaconSchema>;

/** The pages and releases that the server knows. Names that a browser makes up are not counted. */
export interface KnownSite {
  readonly release: string;
  readonly pageNames: readonly string[];
}

/** Sums by name, to which other sums are added. */
export type Sums = ReadonlyMap<string, number>;

/** Returns what a beacon adds to the sums of its day. */
export function sumsOfBeacon({ release, counts, vitals }: Beacon, site: KnownSite): Sums {
  const sums = new Map<string, number>(counts.map((name) => [name, 1]));
  const searches = counts.filter((name) => name === SEARCH).length;
  if (searches > 0) sums.set(SEARCH, searches);
  const knownRelease = release === site.release ? release : 'earlier';
  for (const { metric, page, value } of vitals) {
    if (!site.pageNames.includes(page)) continue;
    sums.set(['vital', metric, page, knownRelease, bucketOf(metric, value)].join('/'), 1);
  }
  return sums;
}
