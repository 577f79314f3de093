import { type ComponentProps, useRef } from 'react';
import { RowButton } from '#staff/row-button.tsx';
import { Field } from '#ui/controls/field.tsx';
import styles from './file-field.module.css';

interface FileInputProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled'> {
  readonly onChosen: (files: readonly File[]) => void;
}

/** An input for files. It is emptied after each choice, so that a file can be chosen again once it has been corrected. */
function FileInput({ onChosen, ...input }: FileInputProps & ComponentProps<'input'>) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onChosen(files);
      }}
    />
  );
}

type FileFieldProps = FileInputProps & Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>;

export function FileField({ label, hint, error, ...input }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <FileInput {...input} {...control} className={styles.file} />}
    </Field>
  );
}

interface FileButtonProps
  extends Pick<ComponentProps<typeof RowButton>, 'name' | 'subject' | 'busy' | 'disabled'> {
  readonly accept: string;
  /** The accessible name of the hidden input, which `subject` completes. */
  readonly label: string;
  readonly onChosen: (file: File) => void;
}

/** A button, in a row of a list, with which staff choose a file. */
export function FileButton({ accept, label, onChosen, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <RowButton {...button} onClick={() => input.current?.click()} />
      <FileInput
        ref={input}
        hidden
        accept={accept}
        aria-label={`${label}: ${button.subject}`}
        onChosen={([file]) => file && onChosen(file)}
      />
    </>
  );
}
