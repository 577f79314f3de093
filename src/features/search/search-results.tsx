import { useEffect } from 'react';
import { searchPage as copy } from '#content/pages/search-page.ts';
import type { SearchResult } from '#domain/search/search-entry.ts';
import { track } from '#measurement/track.ts';
import { blogPath, searchPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { ListSummary, quoted } from '#ui/page/list-summary.tsx';
import { PopularPages } from './popular-pages.tsx';
import { SearchHit } from './search-hit.tsx';
import styles from './search-results.module.css';

/** How long nothing must be found before that counts: the letters typed so far may begin a longer word. */
const NO_RESULTS_DELAY_MS = 1500;

/** The entries that were found, and their number, which is announced. */
export function SearchResults({ query, result }: { query: string; result: SearchResult }) {
  const { count, found, suggestions } = result;
  useEffect(() => {
    if (count > 0) return;
    const timer = setTimeout(track, NO_RESULTS_DELAY_MS, { event: 'search_no_results' });
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div className={styles.results}>
      <ListSummary filters={[quoted(query)]} count={count > 0 ? copy.count(count) : copy.nothing.title} />
      {count > 0 ? (
        <ol className={styles.list}>
          {found.map((entry) => (
            <SearchHit key={`${entry.path} ${entry.title}`} entry={entry} />
          ))}
        </ol>
      ) : (
        <>
          <Suggestions words={suggestions} />
          <PopularPages />
        </>
      )}
      <p className={styles.more}>
        <Link to={blogPath({ search: query })}>{copy.allPosts(query)}</Link>
      </p>
    </div>
  );
}

function Suggestions({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className={styles.similar}>
      {copy.nothing.similar}{' '}
      {words.map((word, index) => (
        <span key={word}>
          {index > 0 && ', '}
          <Link to={searchPath(word)}>{word}</Link>
        </span>
      ))}
      ?
    </p>
  );
}
