/**
 * Names, addresses and links of the company. The only place that holds them. The company is invented: everything here is
 * a placeholder, and docs/for-operators.md ("Replace the placeholders") says what to put in its place.
 */
export const site = {
  /** Shown in the footer and beside the partners until the site belongs to a company; then remove it, and what shows it. */
  demonstration: {
    partners: 'Example partners',
    short: 'An invented brand: this site is a demonstration.',
  },
  name: 'Datum & Beam',
  legalName: 'Datum & Beam sp.\u00a0z\u00a0o.o.',
  tagline: 'The leading partner in digital transformation',
  email: 'hello@datumandbeam.example',
  /** How soon an email is answered. */
  replyTime: 'within two working days',
  channel: {
    name: 'The Datum Line',
    description: 'Articles, videos and a newsletter about construction product data.',
    logo: '/images/channel-logo.svg',
  },
  links: {
    readinessProgram: 'https://datumandbeam.example/dpp-readiness',
    passportFactory: 'https://passport.datumandbeam.example',
    newsletter: 'https://datumandbeam.example/newsletter',
    jobApplication: 'https://apply.datumandbeam.example',
    linkedIn: 'https://www.linkedin.com/company/datum-and-beam',
    youTube: 'https://www.youtube.com/@thedatumline',
  },
  partners: [
    {
      name: 'Open Model Forum',
      url: 'https://open-model-forum.example',
      logo: '/images/partner-open-model-forum.svg',
      logoWidth: 226,
    },
    {
      name: 'Materials Guild',
      url: 'https://materials-guild.example',
      logo: '/images/partner-materials-guild.svg',
      logoWidth: 200,
    },
  ],
} as const;
