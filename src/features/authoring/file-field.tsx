import type { ComponentProps } from 'react';
import { Field } from '#ui/controls/field.tsx';
import styles from './editor/picture-upload.module.css';

interface FileFieldProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled'> {
  readonly label: string;
  readonly hint: string;
  readonly onChosen: (files: readonly File[]) => void;
}

/** A field for files. The same ones, mended, can be chosen again. */
export function FileField({ label, hint, onChosen, ...input }: FileFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={styles.file}
          type="file"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) onChosen(files);
          }}
        />
      )}
    </Field>
  );
}
