import type { Outcome } from '#domain/sums/beacon.ts';

/** The page for the marketing meeting on Monday. */
export const monday = {
  lede: 'What visitors did and felt, week by week, and which headline wins. Only visits that allowed measurement are counted, as daily totals that identify nobody.',
  loading: 'Loading the week…',
  failed: 'The week could not be loaded',
  earlier: 'Week before',
  later: 'Week after',
  print: 'Print',
  week: (first: string, last: string) => `${first} to ${last}`,
  columns: ['What', 'This week', 'Week before'],
  empty: {
    title: 'Nothing was counted in these two weeks',
    text: 'Once visitors allow measurement or send a form, this page shows visits, leads with their sources, failed mails, searches without a hit, the headline test, and the slowest pages, each beside the week before.',
  },
  figures: {
    title: 'The week',
    visits: 'Visits that allowed measurement',
    messages: 'Messages',
    documents: 'Requests for a PDF',
    failedMails: 'Mails that failed',
    searches: 'Searches without a hit',
    errors: 'Script errors and crashes',
    reports: 'Other reports of browsers',
  },
  sources: {
    title: 'Where leads came from',
    none: 'No leads in these two weeks.',
    direct: 'Directly, or unknown',
  },
  pages: {
    title: 'Slowest pages',
    none: 'No speed was measured in these two weeks.',
    note: 'Three quarters of the visits that opened the site on such a page felt this or better. LCP: the largest part is shown. INP: a press is answered. CLS: how much shifts. TTFB: the first byte arrives. Good are 2.5 s, 0.2 s, 0.1 and 0.8 s.',
    columns: ['LCP this week', 'LCP week before', 'INP', 'CLS', 'TTFB', 'Visits'],
    page: 'Page',
    releases: 'By release',
    release: 'Release',
    earlier: 'earlier ones',
  },
} as const;

/** The test of headlines on it. */
export const headlineTest = {
  title: 'Headline test',
  loading: 'Loading the test…',
  failed: 'The test could not be loaded',
  none: 'No visit was shown a tested headline since then.',
  note: 'The first visit gets its headline by chance and sees it from the next one on: those visits are counted, each outcome once.',
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
  columns: ['Headline', 'Visits', 'With the outcome', 'Rate and 95 % interval', 'This week', 'Week before'],
  splitOff: {
    title: 'The split is off',
    text: 'Visits differ from the planned split by more than chance does once in a thousand times. Something else divides them: find it before you believe the rates.',
  },
  verdicts: {
    a: 'A is better: the interval of the difference is below zero.',
    b: 'B is better: the interval of the difference is above zero.',
    none: 'No difference is shown: the interval of the difference contains zero.',
  },
  difference: (interval: string) => `B less A: ${interval} percentage points.`,
  probability: (percent: string) => `Probability that B is better: ${percent}.`,
  patience:
    'Decide once both have the visits that the plan asks for. Who looks every day and stops at the first difference finds one too often.',
} as const;

const ofTests = (...limits: readonly string[]) =>
  Object.fromEntries(limits.map((percent) => [percent, `${percent} % of tests`]));

/** The plan of such a test. */
export const testPlan = {
  title: 'Plan a test',
  inputs: {
    baseline: { label: 'Rate today in percent', type: 'number' },
    effect: { label: 'Smallest change that matters, in percentage points', type: 'number' },
    visits: { label: 'Tested visits a week', type: 'number' },
    alpha: { label: 'False alarms, at most', options: ofTests('1', '5', '10') },
    power: { label: 'Real changes found, at least', options: ofTests('80', '90', '95') },
  },
  impossible: 'Enter a rate and a change that leave the rate between 0 and 100 percent.',
  needed: (each: string, weeks: number | undefined) =>
    `Each headline needs ${each} visits${weeks ? `, which takes ${weeks === 1 ? 'a week' : `${weeks} weeks`}` : ''}.`,
} as const;
