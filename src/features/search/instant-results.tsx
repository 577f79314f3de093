import { useMemo } from 'react';
import type { Search } from './load-search.ts';
import { PopularPages } from './popular-pages.tsx';
import { SearchResults } from './search-results.tsx';

/** The results of a query while it is typed; without a query, links to popular pages. */
export function InstantResults({ query, search }: { query: string; search: Search }) {
  const result = useMemo(() => search(query), [query, search]);
  return query ? <SearchResults query={query} result={result} /> : <PopularPages />;
}
