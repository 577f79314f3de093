import { useWatch } from 'react-hook-form';
import { found as copy } from '#content/authoring/found.ts';
import type { Post } from '#domain/posts/post.ts';
import {
  EXCERPT_MAX_LENGTH,
  SEARCH_DESCRIPTION_MAX_LENGTH,
  SEARCH_TITLE_MAX_LENGTH,
} from '#domain/posts/post-entry.ts';
import type { PostFormControls } from '#features/authoring/form/use-post-form.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import { Field } from '#ui/controls/field.tsx';
import styles from './found.module.css';
import { FoundPreview } from './found-preview.tsx';

/** The fields of this part of the form. */
export const FOUND_FIELDS = {
  excerpt: { id: 'post-excerpt', label: copy.excerpt },
  searchTitle: { id: 'post-search-title', label: copy.searchTitle },
  searchDescription: { id: 'post-search-description', label: copy.searchDescription },
} as const;

const MOST = {
  excerpt: EXCERPT_MAX_LENGTH,
  searchTitle: SEARCH_TITLE_MAX_LENGTH,
  searchDescription: SEARCH_DESCRIPTION_MAX_LENGTH,
};

interface FoundFieldsProps {
  readonly form: PostFormControls;
  /** The post as stored; undefined for a new one. */
  readonly stored: Post | undefined;
  readonly readOnly: boolean;
}

/** What lists, search engines and other sites show of a post, beside how they show it. */
export function FoundFields({ form, stored, readOnly }: FoundFieldsProps) {
  const { errors, submitCount } = form.formState;
  const wrong = errors.excerpt ?? errors.searchTitle ?? errors.searchDescription;
  const fields = ['excerpt', 'searchTitle', 'searchDescription'] as const;
  return (
    <Disclosure heading={copy.title} isPlain opens={wrong && submitCount}>
      {(isOpen) => (
        <div className={styles.fields}>
          <p className="soft">{copy.fallback}</p>
          {fields.map((name) => (
            <CountedField key={name} name={name} form={form} readOnly={readOnly} />
          ))}
          {isOpen && <FoundPreview form={form} stored={stored} />}
        </div>
      )}
    </Disclosure>
  );
}

type CountedFieldProps = Omit<FoundFieldsProps, 'stored'> & { readonly name: keyof typeof FOUND_FIELDS };

function CountedField({ name, form, readOnly }: CountedFieldProps) {
  const { length } = useWatch({ control: form.control, name });
  return (
    <Field
      {...FOUND_FIELDS[name]}
      hint={copy.count(length, MOST[name])}
      error={form.formState.errors[name]?.message}
    >
      {(control) => (
        <textarea
          {...control}
          {...form.register(name)}
          rows={name === 'searchTitle' ? 1 : 3}
          dir="auto"
          readOnly={readOnly}
        />
      )}
    </Field>
  );
}
