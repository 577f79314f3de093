import { useEffect, useMemo, useState } from 'react';
import { searchDialog } from '#content/search-dialog.ts';
import { searchPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import { loadSearch, type Search } from './load-search.ts';
import { PopularPages } from './popular-pages.tsx';
import { SearchResults } from './search-results.tsx';

/** The results of a query while it is typed. */
export function InstantResults({ query }: { query: string }) {
  const search = useSearch();
  const result = useMemo(
    () => (query && typeof search === 'function' ? search(query) : undefined),
    [query, search],
  );
  if (!query) return <PopularPages />;
  if (search === 'failed') {
    return (
      <p role="status">
        {searchDialog.failed} <Link to={searchPath(query)}>{searchDialog.failedLink}</Link>
      </p>
    );
  }
  return result ? <SearchResults query={query} result={result} /> : <Spinner />;
}

function useSearch(): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<Search | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isShown = true;
    const show = (loaded: Search | 'failed') => isShown && setSearch(() => loaded);
    loadSearch().then(show, (error: unknown) => {
      console.error('The search could not be loaded', error);
      show('failed');
    });
    return () => {
      isShown = false;
    };
  }, []);
  return search;
}
