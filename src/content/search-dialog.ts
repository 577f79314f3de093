/** The texts of the search dialog, which every page has. */
export const searchDialog = {
  title: 'Search',
  slashHint: 'The key / opens this search',
  field: { label: 'Search the whole site', placeholder: 'Search the whole site...' },
  failed: 'The search could not be loaded.',
  failedLink: 'Open the search page',
} as const;
