import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { blogPage } from '#content/blog.ts';
import type { PostQuery } from '#domain/posts/post-list.ts';
import { blogPath, paths } from '#paths.ts';
import { SearchField } from '#ui/controls/search-field.tsx';
import { useTypedEarly } from '#ui/controls/use-typed-early.ts';
import styles from './blog-search.module.css';

/** How long typing must pause before the posts are requested. */
const TYPING_DELAY_MS = 250;

/**
 * The search box. Category and page stay as they are in the address. A whole search is one history entry, also when
 * Enter is pressed.
 */
export function BlogSearch({ query }: { query: PostQuery }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const navigationType = useNavigationType();
  /** The last submitted search. */
  const submitted = useRef(query.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const shown = useRef(key);
  // Back, Forward or a link changes the address under the box. An older address must not overwrite what is being typed.
  useEffect(() => {
    const isSame = shown.current === key;
    shown.current = key;
    if (isSame || !input.current || (navigationType !== 'POP' && query.search === submitted.current)) return;
    clearTimeout(timer.current);
    input.current.value = query.search;
    submitted.current = query.search;
  }, [key, navigationType, query.search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    const replace = submitted.current !== '' || text === '';
    void navigate(blogPath({ ...query, search: text }), { replace, preventScrollReset: true });
    submitted.current = text;
  };
  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), TYPING_DELAY_MS);
  };
  useTypedEarly(input, query.search, searchSoon);
  return (
    <search className={styles.form}>
      <form
        method="get"
        action={paths.blog}
        onSubmit={(event) => {
          event.preventDefault();
          search(input.current?.value ?? '');
        }}
      >
        <SearchField
          ref={input}
          id="blog-search"
          name="search"
          label={blogPage.search.label}
          placeholder={blogPage.search.placeholder}
          defaultValue={query.search}
          onChange={({ currentTarget }) => searchSoon(currentTarget.value)}
        />
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {query.page > 1 && <input type="hidden" name="page" value={query.page} />}
      </form>
    </search>
  );
}
