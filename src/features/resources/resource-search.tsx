import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { resourcesPage } from '#content/resources-page.ts';
import { paths } from '#paths.ts';
import { SearchField } from '#ui/controls/search-field.tsx';
import { useTypedEarly } from '#ui/controls/use-typed-early.ts';
import styles from './resource-search.module.css';

/** The search box. What is typed is in the address, and replaces what was typed before. */
export function ResourceSearch({ search }: { search: string }) {
  const [, setParams] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const navigationType = useNavigationType();
  const searchFor = (text: string) =>
    setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true });
  useTypedEarly(input, search, searchFor);
  const shown = useRef(search);
  // Back, Forward or a link changes the address under the box. Typing replaces the address too, and an older address
  // must not overwrite it.
  useEffect(() => {
    if (shown.current !== search && navigationType !== 'REPLACE' && input.current)
      input.current.value = search;
    shown.current = search;
  }, [navigationType, search]);
  return (
    <search className={styles.form}>
      <form
        method="get"
        action={paths.resources}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          searchFor(input.current?.value ?? '');
        }}
      >
        <SearchField
          ref={input}
          id="resource-search"
          name="search"
          label={resourcesPage.search.label}
          placeholder={resourcesPage.search.placeholder}
          defaultValue={search}
          onChange={({ currentTarget }) => searchFor(currentTarget.value)}
        />
      </form>
    </search>
  );
}
