/** The maximum length of a query. */
export const SEARCH_MAX_LENGTH = 100;

/** Results that are shown. */
export const MAX_FOUND = 20;
