import { postList as copy } from '#content/add-post.ts';
import type { PostTitle, TitleChoice } from '#domain/posts/post-titles.ts';
import { countStates } from '#domain/posts/post-titles.ts';
import styles from '#staff/staff-list.module.css';
import field from '#ui/controls/field.module.css';
import { SearchField } from '#ui/controls/search-field.tsx';

const STATES = ['', 'draft', 'scheduled', 'published', 'not-shown'] as const;

interface PostFilterProps {
  readonly choice: TitleChoice;
  /** Undefined until they are there. */
  readonly titles: readonly PostTitle[] | undefined;
  readonly onChoose: (choice: TitleChoice) => void;
}

/** Chooses what the list shows: by words of the title, and by state. */
export function PostFilter({ choice, titles, onChoose }: PostFilterProps) {
  const counts = titles && countStates(titles);
  return (
    <search className={styles.filter}>
      <SearchField
        id="post-list-search"
        label={copy.search}
        placeholder={copy.search}
        defaultValue={choice.text}
        onChange={({ currentTarget }) => onChoose({ ...choice, text: currentTarget.value.trim() })}
      />
      <select
        className={field.input}
        aria-label={copy.state}
        value={choice.state}
        onChange={({ currentTarget }) =>
          onChoose({ ...choice, state: STATES[currentTarget.selectedIndex] ?? '' })
        }
      >
        {STATES.map((state) => (
          <option key={state} value={state}>
            {copy.states[state || 'any']}
            {counts && ` (${counts[state]})`}
          </option>
        ))}
      </select>
    </search>
  );
}
