import {
  allEntries,
  type SearchResult,
  searchEntriesSchema,
  searchResultSchema,
} from '#domain/search/search-entry.ts';
import { SEARCH_MAX_LENGTH } from '#domain/search/search-limits.ts';
import { callFunction, localResponse } from '#firebase/functions.ts';

const SEARCH_PATH = '/api/search';

/** Searches the whole site in this browser. */
export type Search = (query: string) => SearchResult;

let loading: Promise<Search> | undefined;

/**
 * Loads the search index once: the entries of the build, those of posts, and the library that searches them.
 * @throws Error when a file or the posts cannot be loaded; the next call tries again
 */
export function loadSearch(): Promise<Search> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Search> {
  const [{ createSearchIndex, searchSite }, { default: siteEntries }, response] = await Promise.all([
    import('#domain/search/search-index.ts'),
    import('virtual:search-entries'),
    callFunction(SEARCH_PATH),
  ]);
  if (!response.ok) throw new Error(`${SEARCH_PATH} responded with status ${response.status}`);
  const { entries, withdrawn } = searchEntriesSchema.parse(await response.json());
  const index = await createSearchIndex(allEntries(siteEntries, entries, withdrawn));
  return (query) => searchSite(index, query);
}

/** Returns the result that is embedded in a rendered page, if any; otherwise searches in this browser. @throws as loadSearch */
export async function searchWholeSite(query: string): Promise<SearchResult> {
  const shortened = query.slice(0, SEARCH_MAX_LENGTH);
  const local = await localResponse(`${SEARCH_PATH}?${new URLSearchParams({ q: shortened })}`);
  if (local) return searchResultSchema.parse(await local.json());
  const search = await loadSearch();
  return search(shortened);
}
