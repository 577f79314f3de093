import { leadsPage as copy } from '#content/leads.ts';
import { LEAD_KINDS, LEAD_STATES, type LeadChoice } from '#domain/leads/lead.ts';
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
      <select
        className={field.input}
        aria-label={copy.state}
        value={choice.state}
        onChange={({ target }) => onChoose({ ...choice, state: target.value as LeadChoice['state'] })}
      >
        <option value="">{copy.any.state}</option>
        {LEAD_STATES.map((state) => (
          <option key={state} value={state}>
            {copy.states[state]}
          </option>
        ))}
      </select>
      <select
        className={field.input}
        aria-label={copy.kind}
        value={choice.kind}
        onChange={({ target }) => onChoose({ ...choice, kind: target.value as LeadChoice['kind'] })}
      >
        <option value="">{copy.any.kind}</option>
        {LEAD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {copy.kinds[kind]}
          </option>
        ))}
      </select>
    </search>
  );
}
