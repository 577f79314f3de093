import type { ComponentProps, ReactNode } from 'react';
import { postFields } from '#content/authoring/fields.ts';
import type { PostEntry } from '#domain/posts/post-entry.ts';
import { Field } from '#ui/controls/field.tsx';
import { POST_FORM_ID, usePostFormState } from './form-state.ts';

interface EntryFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoCapitalize' | 'spellCheck' | 'list'> {
  readonly name: keyof PostEntry;
  /** Replaces the usual hint of the field. */
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /** The number of lines, for a longer text. */
  readonly rows?: number;
}

/** A text field of the post form. */
export function EntryField({ name, hint, isRequired = false, rows, ...input }: EntryFieldProps) {
  const { form, isSaving } = usePostFormState();
  const { id, label, hint: usualHint } = postFields[name];
  const error = form.formState.errors[name]?.message;
  return (
    <Field id={id} label={label} hint={hint ?? usualHint} isRequired={isRequired} error={error}>
      {(control) => {
        const common = { ...control, ...form.register(name), dir: 'auto', readOnly: isSaving };
        if (rows) return <textarea {...common} rows={rows} />;
        return (
          <input
            type="text"
            {...input}
            {...common}
            form={POST_FORM_ID}
            aria-required={isRequired || undefined}
          />
        );
      }}
    </Field>
  );
}
