import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import styles from './address-search.module.css';
import { SearchField } from './search-field.tsx';
import { useTypedEarly } from './use-typed-early.ts';

/** Marks a history entry as added by the box. */
const TYPED = 'typed';

interface AddressSearchProps {
  readonly id: string;
  /** The path of the page, and the key of its query that holds the text. */
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** The text in the address. */
  readonly text: string;
  /** The address that holds another text. */
  readonly addressOf: (text: string) => string;
  /** How long typing must pause before the address changes. */
  readonly delayMs?: number;
  readonly onFocus?: () => void;
  /** Hidden fields, for what else the address holds: without the app the browser sends the form. */
  readonly children?: ReactNode;
}

/** The search box of a page. What is typed is in the address; a whole search is one history entry. */
export function AddressSearch(props: AddressSearchProps) {
  const { action, text, addressOf, delayMs = 0, onFocus, children, ...field } = props;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const navigationType = useNavigationType();
  /** The last submitted text. */
  const submitted = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key, state } = useLocation();
  const shown = useRef(key);
  const isOwn = navigationType !== 'POP' && state === TYPED;
  // Back, Forward or a link changes the address under the box. An older address must not overwrite what is being typed.
  useEffect(() => {
    const isSame = shown.current === key;
    shown.current = key;
    if (isSame || isOwn || !input.current) return;
    clearTimeout(timer.current);
    input.current.value = text;
    submitted.current = text;
  }, [key, isOwn, text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    const replace = submitted.current !== '' || typed === '';
    void navigate(addressOf(typed), { replace, state: TYPED, preventScrollReset: true });
    submitted.current = typed;
  };
  const searchSoon = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), delayMs);
  };
  useTypedEarly(input, text, searchSoon);
  return (
    <search className={styles.form} onFocus={onFocus}>
      <form
        method="get"
        action={action}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          search(input.current?.value ?? '');
        }}
      >
        <SearchField
          {...field}
          ref={input}
          defaultValue={text}
          onChange={({ currentTarget }) => searchSoon(currentTarget.value)}
        />
        {children}
      </form>
    </search>
  );
}
