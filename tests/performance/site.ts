/** A site as it is served for this run, compressed as its host would do it. */
export interface Site {
  readonly name: string;
  readonly url: string;
  /** Whether it is our own, which comes alive when React has taken over what was rendered ahead. */
  readonly isOurs: boolean;
}

/** How often, and what of it; the rest is each table's own. */
export interface BenchOptions {
  readonly runs?: number;
  /** Lighthouse: paths of our own site. Interaction: what the acts are called. */
  readonly only: readonly string[];
  /** Interaction: milliseconds from the first paint to the press. */
  readonly delays: readonly number[];
  /** Navigation: presses on links at random, of which only the lost ones are counted. */
  readonly presses?: number;
}
