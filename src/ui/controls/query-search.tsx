import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import styles from './query-search.module.css';
import { SearchField } from './search-field.tsx';

/** The state of a history entry that the search box has added. */
const TYPED = 'typed';

interface QuerySearchProps {
  readonly id: string;
  /** The key of the page's query that holds the text. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** The keys of the query that stay as they are when the browser sends the form, without the app. */
  readonly kept?: readonly string[];
  /** How long typing must pause before the URL changes, in milliseconds. */
  readonly delayMs?: number;
  readonly onFocus?: () => void;
}

/** The search box of a page. The typed text becomes a part of the URL, and a whole search is one history entry. */
export function QuerySearch({ name, kept = [], delayMs = 0, onFocus, ...field }: QuerySearchProps) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key, state, pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const text = query.get(name) ?? '';
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shownKey = useRef(key);
  /** The text of the last navigation, which may not have ended yet. */
  const latestText = useRef(text);
  const isTyped = navigationType !== 'POP' && state === TYPED;
  // Back, Forward or a link changes the URL under the box. An older URL must not overwrite what is being typed.
  useEffect(() => {
    const isSame = shownKey.current === key;
    shownKey.current = key;
    if (isSame || isTyped || !input.current) return;
    clearTimeout(timer.current);
    latestText.current = text;
    input.current.value = text;
  }, [key, isTyped, text]);
  const setQuery = (typed: string) => {
    clearTimeout(timer.current);
    if (typed) query.set(name, typed);
    else query.delete(name);
    // The first letters add the history entry; the rest of the search replaces it.
    const replace = latestText.current !== '' || typed === '';
    latestText.current = typed;
    void navigate({ pathname, search: String(query) }, { replace, state: TYPED, preventScrollReset: true });
  };
  const setQuerySoon = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setQuery(typed), delayMs);
  };
  const setQueryTypedBeforeHydration = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) setQuerySoon(typed);
  });
  useEffect(() => {
    setQueryTypedBeforeHydration();
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <search className={styles.form} onFocus={onFocus}>
      <form
        method="get"
        action={pathname}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          setQuery(input.current?.value ?? '');
        }}
      >
        <SearchField
          {...field}
          name={name}
          ref={input}
          defaultValue={text}
          onChange={({ currentTarget }) => setQuerySoon(currentTarget.value)}
        />
        {kept.map((keptName) => {
          const value = query.get(keptName);
          return value && <input key={keptName} type="hidden" name={keptName} value={value} />;
        })}
      </form>
    </search>
  );
}
