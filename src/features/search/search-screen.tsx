import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { searchPage as copy } from '#content/pages/search-page.ts';
import { searchDialog } from '#content/search-dialog.ts';
import type { SearchResult } from '#domain/search/search-entry.ts';
import { pages } from '#pages.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Unavailable } from '#site/unavailable.tsx';
import { QuerySearch } from '#ui/controls/query-search.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { loadSearch, searchWholeSite } from './load-search.ts';
import { PopularPages } from './popular-pages.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';

interface SearchData {
  readonly query: string;
  /** Undefined without a query. */
  readonly result: Promise<SearchResult> | undefined;
}

export function loader({ request }: LoaderFunctionArgs): SearchData {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
  const result = query ? searchWholeSite(query) : undefined;
  result?.catch((error: unknown) => console.error('The site could not be searched', error));
  return { query, result };
}

/** The search of the whole site. The query is in the URL. */
export default function SearchScreen() {
  const { query, result } = useLoaderData<SearchData>();
  return (
    <>
      <PageMetaAndHero
        page={pages.search}
        lede={copy.lede}
        facts={[
          { label: 'Searched', value: copy.facts.searched },
          { label: 'Anywhere on the site', value: <span className={styles.keys}>{copy.facts.keys}</span> },
        ]}
      />
      <PageSection tight>
        <QuerySearch
          {...searchDialog.field}
          id="site-search"
          name="q"
          // Loads the index early, so that the first letter has its results at once. The search reports failures.
          onFocus={() => void loadSearch().catch(() => {})}
        />
        <div className={styles.results}>
          <h2 className="visually-hidden">Results</h2>
          {result ? (
            <WhenLoaded
              value={result}
              fallback={<LoadingPanel label={copy.loading} />}
              failed={<Unavailable title={searchDialog.failed} />}
            >
              {(found) => <SearchResults query={query} result={found} />}
            </WhenLoaded>
          ) : (
            <PopularPages />
          )}
        </div>
      </PageSection>
      <MeetingBand title={copy.meeting} />
    </>
  );
}
