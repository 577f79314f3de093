import type { Ref } from 'react';
import { altField as copy } from '#content/authoring/pictures.ts';
import { Field } from '#ui/controls/field.tsx';
import styles from './alt-field.module.css';

interface AltFieldProps {
  readonly id?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  /** Empty for a decorative picture; undefined until staff have described it or marked it as decorative. */
  readonly alt: string | undefined;
  readonly onChange: (alt: string | undefined) => void;
}

/** The field for what a picture shows, for readers who cannot see it, and the checkbox for a decorative one. */
export function AltField({
  label = copy.label,
  hint = copy.hint,
  alt,
  onChange,
  ref,
  readOnly,
  maxLength,
  ...field
}: AltFieldProps) {
  return (
    <div className={styles.alt}>
      <Field {...field} label={label} hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="text"
            dir="auto"
            maxLength={maxLength}
            value={alt ?? ''}
            disabled={alt === ''}
            readOnly={readOnly}
            onChange={({ target }) => onChange(target.value.trimStart() || undefined)}
          />
        )}
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={alt === ''}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.checked ? '' : undefined)}
        />
        {copy.decorative}
      </label>
    </div>
  );
}
