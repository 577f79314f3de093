/** The about page's text; its timeline is in timeline.ts. */
export const about = {
  lede: 'On every building site there is one height that all others refer to: the datum. We want product data to have one too.',
  introTitle: 'Who we are',
  intro: [
    'Datum & Beam is a consultancy for manufacturers of construction materials. We build BIM objects and digital product passports, put data management in order, map value streams and teach the people who will carry the work on.',
    'We come from both sides: from the building site, where a missing value costs a day, and from the product data office, where the same value is kept three times. That is why our services are called factories. Each has an input, a process that can be measured, and a result that leaves the building.',
  ],
  demonstration:
    'Datum & Beam is an invented brand and this site a demonstration: there is no such company, and nobody answers at its addresses. Partners, videos, application forms, the newsletter and the history below are placeholders. What is said of laws, standards and methods is meant seriously and has its sources.',
  action: 'Tell us what you make',
  facts: [
    { label: 'Founded', value: '2020' },
    { label: 'Reach', value: '24 countries' },
    { label: 'For', value: 'Manufacturers of construction materials' },
  ],
  journeyTitle: 'Our Journey',
  journeyReference: '2020 to 2025 and on',
  journeyFact: 'six milestones',
  /** The sections of the page, for the rail beside it. */
  marks: [
    { id: 'who-we-are', name: 'Who we are', fact: 'founded 2020' },
    { id: 'journey', name: 'Journey', fact: 'six milestones' },
  ],
} as const;
