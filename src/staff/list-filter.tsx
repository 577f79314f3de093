import fieldStyles from '#ui/controls/field.module.css';
import { SearchField } from '#ui/controls/search-field.tsx';
import styles from './staff-list.module.css';

interface Select {
  readonly label: string;
  readonly value: string;
  /** The values with their texts, in the order of the menu; '' stands for any value. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

interface ListFilterProps {
  readonly id: string;
  readonly searchLabel: string;
  readonly searchText: string;
  readonly onSearch: (text: string) => void;
  readonly selects: readonly Select[];
}

/** Narrows what a list shows, by words and by chosen values. */
export function ListFilter({ id, searchLabel, searchText, onSearch, selects }: ListFilterProps) {
  return (
    <search className={styles.filter}>
      <SearchField
        id={id}
        label={searchLabel}
        placeholder={searchLabel}
        defaultValue={searchText}
        onChange={({ target }) => onSearch(target.value.trim())}
      />
      {selects.map(({ label, value, options, onChoose }) => (
        <select
          key={label}
          className={fieldStyles.input}
          aria-label={label}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map(([option, optionText]) => (
            <option key={option} value={option}>
              {optionText}
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}
