import { useWatch } from 'react-hook-form';
import { searchAndSharing as copy } from '#content/authoring/search-and-sharing.ts';
import {
  EXCERPT_MAX_LENGTH,
  SEARCH_DESCRIPTION_MAX_LENGTH,
  SEARCH_TITLE_MAX_LENGTH,
} from '#domain/posts/post-entry.ts';
import { EntryField } from '#features/authoring/form/entry-field.tsx';
import { usePostFormState } from '#features/authoring/form/form-state.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import styles from './search-and-sharing.module.css';
import { SearchAndSharingPreview } from './search-and-sharing-preview.tsx';

/** The fields, and how many characters each may have. */
const FIELDS = [
  ['excerpt', EXCERPT_MAX_LENGTH],
  ['searchTitle', SEARCH_TITLE_MAX_LENGTH],
  ['searchDescription', SEARCH_DESCRIPTION_MAX_LENGTH],
] as const;

/** The texts that lists, search engines and other sites show of a post, with a preview. */
export function SearchAndSharingFields() {
  const { form } = usePostFormState();
  const { errors, submitCount } = form.formState;
  const texts = useWatch({ control: form.control, name: FIELDS.map(([name]) => name) });
  const hasError = FIELDS.some(([name]) => errors[name]);
  return (
    <Disclosure heading={copy.title} isPlain openWhenChanged={hasError ? submitCount : undefined}>
      {(isOpen) => (
        <div className={styles.fields}>
          <p className="soft">{copy.fallback}</p>
          {FIELDS.map(([name, maxLength], index) => (
            <EntryField
              key={name}
              name={name}
              rows={name === 'searchTitle' ? 1 : 3}
              hint={copy.count(texts[index]?.length ?? 0, maxLength)}
            />
          ))}
          {isOpen && <SearchAndSharingPreview />}
        </div>
      )}
    </Disclosure>
  );
}
