/** The texts of the form's disclosure about what search engines and other sites show of the post. */
export const searchAndSharing = {
  title: 'Search and sharing',
  fallback: 'What is empty is taken from the title and the beginning of the text.',
  count: (length: number, max: number) => `${length} / ${max} characters`,
  result: 'In search results',
  card: 'When it is shared',
  cardPicture: 'Picture of the published post for other sites',
  noCard: 'Its picture is drawn once the post is on the site.',
} as const;
