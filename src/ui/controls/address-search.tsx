import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import styles from './address-search.module.css';
import { SearchField } from './search-field.tsx';
import { useTypedEarly } from './use-typed-early.ts';

interface AddressSearchProps {
  readonly id: string;
  /** The path of the page, and the key of its query that holds the text. */
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** The text in the address. */
  readonly text: string;
  readonly onFocus?: () => void;
}

/** The search box of a page. What is typed is in the address, and replaces what was typed before. */
export function AddressSearch({ action, name, text, onFocus, ...field }: AddressSearchProps) {
  const [, setParams] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const navigationType = useNavigationType();
  const searchFor = (typed: string) =>
    setParams(typed ? { [name]: typed } : {}, { replace: true, preventScrollReset: true });
  useTypedEarly(input, text, searchFor);
  const shown = useRef(text);
  // Back, Forward or a link changes the address under the box. Typing replaces the address too, and an older address
  // must not overwrite it.
  useEffect(() => {
    if (shown.current !== text && navigationType !== 'REPLACE' && input.current) input.current.value = text;
    shown.current = text;
  }, [navigationType, text]);
  return (
    <search className={styles.form} onFocus={onFocus}>
      <form
        method="get"
        action={action}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          searchFor(input.current?.value ?? '');
        }}
      >
        <SearchField
          {...field}
          ref={input}
          name={name}
          defaultValue={text}
          onChange={({ currentTarget }) => searchFor(currentTarget.value)}
        />
      </form>
    </search>
  );
}
