/** The text of the glossary and of the pages of its terms. */
export const glossaryPage = {
  lede: 'What the abbreviations of product data mean, where each comes from, and what it gets confused with.',
  groups: 'Groups',
  notFound: 'Term not found',
  abbreviation: 'Short form',
  noAbbreviation: 'None',
  source: 'Source',
  seeAlso: 'See also',
  all: 'All terms',
  meeting: 'What does it mean in your product data? Ask us in a 15-\u2060minute call.',
} as const;
