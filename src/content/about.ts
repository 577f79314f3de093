/** The about page's text; its timeline is in timeline.ts. */
export const about = {
  lede: 'We help manufacturers of construction materials to collect their product data, check it and publish it as BIM objects and digital product passports.',
  introTitle: 'Who we are',
  intro: [
    'Datum & Beam is a consultancy for manufacturers of construction materials. We build BIM objects and digital product passports, clean up the data behind them, map how a value travels through a company, and train the people who maintain it.',
    'A datum is the height to which all other heights on a building site refer. We set up product data in the same way: one record per product, from which the data sheet, the BIM object and the passport are written.',
    'Our five services are called factories because each one takes your documents and exports, works through them in steps agreed beforehand, and hands over files that you can go on using without us.',
  ],
  demonstration:
    'Datum & Beam is an invented brand and this site a demonstration: there is no such company, and messages to its addresses are not answered. Partners, videos, jobs, application forms, the newsletter, reply times and the history below are placeholders. The laws, standards and methods that the site describes are real; the law page and the posts link to their sources.',
  meeting: 'Get to know us in 15 minutes',
  facts: [
    { label: 'Founded', value: '2020' },
    { label: 'Reach', value: '24 countries' },
    { label: 'For', value: 'Manufacturers of construction materials' },
  ],
  journeyTitle: 'Our Journey',
  journeyReference: '2020 to 2025 and beyond',
} as const;
