import type { Outcome } from '#domain/sums/beacon.ts';

/** The text of the page for the marketing team's Monday meeting. */
export const monday = {
  lede: 'What visitors did and felt, week by week, and which headline wins. Only visits that allowed measurement are counted, as daily totals that identify nobody.',
  loading: 'Loading the week…',
  failed: 'The week could not be loaded',
  earlier: 'Week before',
  later: 'Week after',
  print: 'Print',
  week: (first: string, last: string) => `${first} to ${last}`,
  running: (first: string) => `Since ${first}, so far`,
  columns: ['This week', 'Week before'],
  empty: {
    title: 'Nothing was counted in these two weeks',
    text: 'Once visitors allow measurement or send a form, this page shows visits, leads with their sources, failed emails, searches without a result, the headline test, and the slowest pages, each beside the week before.',
  },
  figures: {
    title: 'The week',
    column: 'Figure',
    visits: 'Visits that allowed measurement',
    messages: 'Messages',
    documents: 'Requests for a PDF',
    failedMails: 'Failed emails',
    searches: 'Searches without a result',
    errors: 'Script errors and crashes',
    reports: 'Other browser reports',
  },
  sources: {
    title: 'Where leads came from',
    column: 'Source',
    none: 'No leads in these two weeks.',
    direct: 'Direct or unknown',
  },
  pages: {
    title: 'Slowest pages',
    none: 'No speed was measured in these two weeks.',
    note: 'Three in four visits that began on such a page had this value or a better one. LCP: time until the largest part is shown. INP: time until a press shows its effect. CLS: how much the layout shifts. TTFB: time to the first byte. Good values: 2.5 s, 0.2 s, 0.1 and 0.8 s.',
    columns: ['LCP this week', 'LCP week before', 'INP', 'CLS', 'TTFB', 'Visits'],
    page: 'Page',
    releases: 'By page and release',
    release: 'Page, release',
    earlierReleases: 'earlier ones',
  },
} as const;

/** The texts of the headline test on that page. */
export const headlineTest = {
  title: 'Headline test',
  loading: 'Loading the test…',
  failed: 'The test could not be loaded',
  none: 'No visit has seen a tested headline since that date. Choose an earlier one, or begin a test in Remote Config.',
  note: 'A browser draws its headline on the first visit and shows it from the next one on. Only those later visits count, each outcome once.',
  inputs: {
    since: { label: 'Since', type: 'date' },
    outcome: {
      label: 'Outcome',
      options: {
        services: 'Services reached',
        message: 'Message sent',
        link: 'Link to a PDF requested',
        meeting: 'Meeting opened',
      } satisfies Record<Outcome, string>,
    },
    shareOfB: { label: 'Planned share of B in percent', type: 'number' },
  },
  columns: ['Headline', 'Visits', 'With this outcome', 'Rate and 95 % interval', 'This week', 'Week before'],
  splitOff: {
    title: 'The split is off',
    text: 'By chance alone, visits would stray this far from the planned split less than once in a thousand tests. Something else divides them: find it before you trust the rates.',
  },
  verdicts: {
    a: 'A is better: the interval of the difference is below zero.',
    b: 'B is better: the interval of the difference is above zero.',
    none: 'No clear winner: the interval of the difference contains zero.',
  },
  difference: (interval: string) => `B minus A: ${interval} percentage points.`,
  probability: (percent: string) => `Probability that B is better: ${percent}.`,
  stoppingRule:
    'Decide once both headlines have the visits that the plan asks for. Looking every day and stopping at the first difference finds differences that are not there.',
} as const;

/** The options of a menu of percentages: the texts by their values. */
const percentOptions = (...percentages: readonly string[]) =>
  Object.fromEntries(percentages.map((percent) => [percent, `${percent} % of tests`]));

export const testPlan = {
  title: 'Plan a test',
  inputs: {
    baseline: { label: 'Rate today in percent', type: 'number' },
    effect: { label: 'Smallest change that matters, in percentage points', type: 'number' },
    visits: { label: 'Tested visits a week', type: 'number' },
    alpha: { label: 'False alarms, at most', options: percentOptions('1', '5', '10') },
    power: { label: 'Real changes found, at least', options: percentOptions('80', '90', '95') },
  },
  impossible: 'Enter a rate and a change that leave the rate between 0 and 100 percent.',
  needed: (visits: string, weeks: number | undefined) => {
    const duration = weeks === 1 ? 'a week' : `${weeks} weeks`;
    return `Each headline needs ${visits} visits${weeks ? `, which takes ${duration}` : ''}.`;
  },
} as const;
