import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { found as copy } from '#content/authoring/found.ts';
import type { Post } from '#domain/posts/post.ts';
import {
  EXCERPT_MAX_LENGTH,
  SEARCH_DESCRIPTION_MAX_LENGTH,
  SEARCH_TITLE_MAX_LENGTH,
} from '#domain/posts/post-entry.ts';
import type { PostFormControls } from '#features/authoring/form/use-post-form.ts';
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
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = Boolean(errors.excerpt ?? errors.searchTitle ?? errors.searchDescription);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt shows again what is wrong
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong, submitCount]);
  return (
    <details
      ref={details}
      className={styles.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{copy.title}</summary>
      <div className={styles.fields}>
        <p className="soft">{copy.fallback}</p>
        <CountedField name="excerpt" form={form} readOnly={readOnly} />
        <CountedField name="searchTitle" form={form} readOnly={readOnly} />
        <CountedField name="searchDescription" form={form} readOnly={readOnly} />
        {isOpen && <FoundPreview form={form} stored={stored} />}
      </div>
    </details>
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
