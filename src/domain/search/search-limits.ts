/** The maximum length of a query, in characters. */
export const SEARCH_MAX_LENGTH = 100;

/** The maximum number of results shown. */
export const MAX_RESULTS = 20;
