import { useEffect, useRef } from 'react';
import { Form, useNavigationType, useSubmit } from 'react-router-dom';
import type { PostQuery } from '#domain/post-list.ts';
import { paths } from '#paths.ts';
import { SearchField } from '#ui/search-field.tsx';
import styles from './blog-search.module.css';

/** Typing goes on for so long, in milliseconds, before the posts are asked for. */
const PAUSE = 250;

/** The search box. Category and page stay as they are in the address; a whole search is one step of the history. */
export function BlogSearch({ query }: { query: PostQuery }) {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const navigationType = useNavigationType();
  const submitted = useRef(query.search);
  const afterPause = usePause();
  // Going back or forward changes the address under the box. Typing must not be overwritten by an older address.
  useEffect(() => {
    if (navigationType !== 'POP' || !input.current) return;
    input.current.value = query.search;
    submitted.current = query.search;
  }, [navigationType, query.search]);
  return (
    <Form className={styles.form} role="search" method="get" action={paths.blog} preventScrollReset>
      <SearchField
        ref={input}
        id="blog-search"
        name="search"
        label="Search posts"
        placeholder="Search posts..."
        defaultValue={query.search}
        onChange={({ currentTarget: { form, value } }) =>
          afterPause(() => {
            submit(form, { replace: submitted.current !== '', preventScrollReset: true });
            submitted.current = value;
          })
        }
      />
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.page > 1 && <input type="hidden" name="page" value={query.page} />}
    </Form>
  );
}

/** Does only the last of several things, once nothing more has come for a moment. */
function usePause(): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, PAUSE);
  };
}
