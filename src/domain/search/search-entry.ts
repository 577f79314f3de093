import * as z from 'zod/mini';

/** What can be found. A new source of entries adds its kind here, and its label in content/pages/search-page.ts. */
const SEARCH_KINDS = ['page', 'service', 'post', 'document', 'chapter', 'quiz', 'job', 'term'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

const foundEntrySchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** Its path on this site. */
  path: z.string(),
  /** One or two sentences; empty if there are none. */
  summary: z.string(),
  /** Where it is found, unless it has a page of its own: "Data templates step by step, page 3". */
  place: z.optional(z.string()),
});

const searchEntrySchema = z.extend(foundEntrySchema, {
  /** The different words of its text (`distinctWords`), which are searched and not shown. */
  words: z.string(),
});

export type SearchEntry = z.infer<typeof searchEntrySchema>;

/** GET /api/search: the entries of posts, and the paths of pages of the build that have been withdrawn since. */
export const searchEntriesSchema = z.object({
  entries: z.array(searchEntrySchema),
  withdrawn: z._default(z.array(z.string()), []),
});

/** What can be found: the entries of the build, without withdrawn pages, and those of posts. */
export function allEntries(
  built: readonly SearchEntry[],
  posts: readonly SearchEntry[],
  withdrawn: readonly string[],
): SearchEntry[] {
  return [...built.filter(({ path }) => !withdrawn.includes(path)), ...posts];
}

export const searchResultSchema = z.object({
  count: z.number(),
  /** The best matches, the best one first, each with the matching words of the entry. */
  found: z.array(z.extend(foundEntrySchema, { matches: z.array(z.string()) })),
  /** If nothing matches: the words of the site that are most like those of the query. */
  suggestions: z.array(z.string()),
});

export type SearchResult = z.infer<typeof searchResultSchema>;
export type FoundEntry = SearchResult['found'][number];
