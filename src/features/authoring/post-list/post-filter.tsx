import { postList as copy } from '#content/add-post.ts';
import { countStates, type PostTitle, STATES, type TitleChoice } from '#domain/posts/post-titles.ts';
import { ListFilter } from '#staff/list-filter.tsx';

interface PostFilterProps {
  readonly choice: TitleChoice;
  /** Undefined until the titles are loaded. */
  readonly titles: readonly PostTitle[] | undefined;
  readonly onChoose: (choice: TitleChoice) => void;
}

/** Chooses what the list shows: by words of the title, and by state. */
export function PostFilter({ choice, titles, onChoose }: PostFilterProps) {
  const counts = titles && countStates(titles);
  return (
    <ListFilter
      id="post-list-search"
      search={copy.search}
      text={choice.text}
      onSearch={(text) => onChoose({ ...choice, text })}
      selects={[
        {
          label: copy.state,
          value: choice.state,
          options: (['', ...STATES] as const).map((state) => [
            state,
            copy.states[state || 'any'] + (counts ? ` (${counts[state]})` : ''),
          ]),
          onChoose: (state) => onChoose({ ...choice, state: state as TitleChoice['state'] }),
        },
      ]}
    />
  );
}
