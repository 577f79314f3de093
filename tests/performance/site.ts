/** A site as served for this run, compressed as by its host. */
export interface Site {
  readonly name: string;
  readonly url: string;
  /** Whether it is our own site, which is hydrated by React. */
  readonly isOurs: boolean;
}

/** Options for all tables, and some for one table only. */
export interface BenchOptions {
  readonly runs?: number;
  /** Lighthouse: paths of our own site. Interaction: names of acts. */
  readonly only: readonly string[];
  /** Interaction: milliseconds from the first paint to the press. */
  readonly delays: readonly number[];
  /** Navigation: the number of random presses, of which only the lost ones are counted. */
  readonly presses?: number;
}
