import field from '#ui/controls/field.module.css';
import { SearchField } from '#ui/controls/search-field.tsx';
import styles from './staff-list.module.css';

interface Select {
  readonly label: string;
  readonly value: string;
  /** The text of each value, in the order of the values; '' is any. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

interface ListFilterProps {
  readonly id: string;
  /** The accessible name of the search. */
  readonly search: string;
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly selects: readonly Select[];
}

/** Chooses what a list shows: by words, and by values. */
export function ListFilter({ id, search, text, onSearch, selects }: ListFilterProps) {
  return (
    <search className={styles.filter}>
      <SearchField
        id={id}
        label={search}
        placeholder={search}
        defaultValue={text}
        onChange={({ target }) => onSearch(target.value.trim())}
      />
      {selects.map(({ label, value, options, onChoose }) => (
        <select
          key={label}
          className={field.input}
          aria-label={label}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}
