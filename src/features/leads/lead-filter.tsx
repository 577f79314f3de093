import { leadsPage as copy } from '#content/leads.ts';
import type { LeadChoice } from '#domain/leads/lead.ts';
import styles from '#staff/staff-list.module.css';
import field from '#ui/controls/field.module.css';
import { SearchField } from '#ui/controls/search-field.tsx';

interface LeadFilterProps {
  readonly choice: LeadChoice;
  readonly onChoose: (choice: LeadChoice) => void;
}

/** Chooses what the list shows: by words, state and kind. */
export function LeadFilter({ choice, onChoose }: LeadFilterProps) {
  return (
    <search className={styles.filter}>
      <SearchField
        id="lead-search"
        label={copy.search}
        placeholder={copy.search}
        defaultValue={choice.words}
        onChange={({ currentTarget }) => onChoose({ ...choice, words: currentTarget.value.trim() })}
      />
      {(['state', 'kind'] as const).map((name) => (
        <select
          key={name}
          className={field.input}
          aria-label={copy[name]}
          value={choice[name]}
          onChange={({ target }) => onChoose({ ...choice, [name]: target.value })}
        >
          <option value="">{copy.any[name]}</option>
          {Object.entries(copy[`${name}s`]).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}
