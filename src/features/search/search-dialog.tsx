import { Suspense, use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSlashKeyOn, switchSlashKey } from '#browser/search-key.ts';
import { searchDialog } from '#content/search-dialog.ts';
import { paths, searchPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { TitledDialog } from '#ui/dialog/modal.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import styles from './search-dialog.module.css';

/** Loads the component of the results and the search index, once the dialog opens. Undefined if that fails. */
async function loadResults() {
  try {
    const [{ InstantResults }, { loadSearch }] = await Promise.all([
      import('./instant-results.tsx'),
      import('./load-search.ts'),
    ]);
    return { InstantResults, search: await loadSearch() };
  } catch (error) {
    console.error('The search could not be loaded', error);
    return undefined;
  }
}

/** The search dialog, shown on top of any page. Enter shows the same results on a page of their own. */
export function SearchDialog() {
  return (
    <TitledDialog name="search" className={styles.dialog} title={searchDialog.title}>
      <SearchForm />
    </TitledDialog>
  );
}

function SearchForm() {
  const [query, setQuery] = useState('');
  const [loading] = useState(loadResults);
  const navigate = useNavigate();
  return (
    <>
      <search className={styles.form}>
        <form
          ref={startAtFirstControl}
          method="get"
          action={paths.search}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(searchPath(query.trim()));
          }}
        >
          <SearchField
            {...searchDialog.field}
            id="dialog-search"
            name="q"
            autoComplete="off"
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </form>
      </search>
      <div className={styles.results}>
        <Suspense fallback={<Spinner />}>
          <Results loading={loading} query={query.trim()} />
        </Suspense>
      </div>
      <label className={styles.slashKey}>
        <input
          type="checkbox"
          defaultChecked={isSlashKeyOn()}
          onChange={({ currentTarget }) => switchSlashKey(currentTarget.checked)}
        />
        {searchDialog.slashHint}
      </label>
    </>
  );
}

function Results({ loading, query }: { loading: ReturnType<typeof loadResults>; query: string }) {
  const loaded = use(loading);
  if (loaded) return <loaded.InstantResults query={query} search={loaded.search} />;
  return (
    <p role="status">
      {searchDialog.failed} <Link to={searchPath(query)}>{searchDialog.failedLink}</Link>
    </p>
  );
}
