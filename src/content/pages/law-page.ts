/** The text of the page "Where the law stands" around its steps, which are in law.yaml. */
export const lawPage = {
  lede: 'Who must do what by when, from the Construction Products Regulation to the Batteries Regulation, each line with its article or source. It is information, not legal advice.',
  today: 'As of',
  timeline: {
    title: 'The dates up to 2040',
    text: 'No construction product needs a passport today, and no start date is fixed, because the act that sets up the system has not been adopted.',
    label: 'Timeline of the acts. Every step is in the list below.',
    open: { lane: 'CPR passport', label: 'act + 18 months', date: 'No date yet' },
  },
  steps: {
    title: 'Who must do what by when',
    groups: {
      past: 'In force or done',
      ahead: 'Ahead, with a date',
      open: 'Ahead, without a date',
    },
  },
  parts: 'Parts of this page',
  /** The sections to which the hero links. */
  marks: [
    { id: 'dates', name: 'Dates' },
    { id: 'past', name: 'Past' },
    { id: 'ahead', name: 'Ahead' },
    { id: 'open', name: 'No date' },
    { id: 'checked', name: 'Sources' },
    { id: 'meeting', name: 'Meeting' },
  ],
  checked: {
    title: 'What was read',
    text: 'Each line names its article or source and says what we read for it. Before you rely on a date, read the article in the act itself.',
  },
  next: {
    title: 'Read on',
    links: [
      {
        name: 'CPR and ESPR: which regulation asks for what',
        slug: 'cpr-and-espr-which-regulation-asks-for-what',
      },
      { name: 'CPR milestones by product family', slug: 'cpr-milestones-by-product-family' },
      { name: 'The battery passport as a preview', slug: 'the-battery-passport-as-a-preview' },
      {
        name: 'Environmental claims after 27 September 2026',
        slug: 'environmental-claims-after-27-september-2026',
      },
    ],
    sample: 'A sample passport with its files',
  },
  meeting: 'Not sure which date applies to you?',
  service: { name: 'See Passport Factory', slug: 'passport-factory-digital-product-passport' },
} as const;
