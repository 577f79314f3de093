import { useEffect, useRef } from 'react';
import { Form, useNavigationType, useSearchParams } from 'react-router-dom';
import { paths } from '#paths.ts';
import { SearchField } from '#ui/search-field.tsx';
import styles from './resource-search.module.css';

/** The search box. What is typed stands in the address and takes the place of what was typed before. */
export function ResourceSearch({ search }: { search: string }) {
  const [, setParams] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const navigationType = useNavigationType();
  // A step of the history or a link changes the address under the box. Typing, which replaces the address, must not be
  // overwritten by an older one.
  useEffect(() => {
    if (navigationType !== 'REPLACE' && input.current) input.current.value = search;
  }, [navigationType, search]);
  return (
    <Form
      className={styles.form}
      role="search"
      method="get"
      action={paths.resources}
      replace
      preventScrollReset
    >
      <SearchField
        ref={input}
        id="resource-search"
        name="search"
        label="Search resources"
        placeholder="Search resources..."
        defaultValue={search}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true });
        }}
      />
    </Form>
  );
}
