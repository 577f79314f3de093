import { useController, useWatch } from 'react-hook-form';
import { coverDescription as copy } from '#content/authoring/pictures.ts';
import dialogStyles from '#features/authoring/editor/dialog-form.module.css';
import type { PostFormControls } from '#features/authoring/form/use-post-form.ts';
import { Field } from '#ui/controls/field.tsx';

interface CoverDescriptionProps {
  readonly id: string;
  readonly form: PostFormControls;
  readonly readOnly: boolean;
}

/** What the cover shows, for readers who cannot see it. */
export function CoverDescription({ id, form: { control }, readOnly }: CoverDescriptionProps) {
  const hasCover = useWatch({ control, name: 'imageUrl' }) !== '';
  const { field, fieldState } = useController({ control, name: 'imageAlt' });
  if (!hasCover) return null;
  return (
    <div>
      <Field id={id} label={copy.label} hint={copy.hint} error={fieldState.error?.message}>
        {(attributes) => (
          <input
            {...attributes}
            ref={field.ref}
            type="text"
            dir="auto"
            value={field.value ?? ''}
            disabled={field.value === ''}
            readOnly={readOnly}
            onChange={({ target }) => field.onChange(target.value || null)}
          />
        )}
      </Field>
      <label className={dialogStyles.check}>
        <input
          type="checkbox"
          checked={field.value === ''}
          disabled={readOnly}
          onChange={({ target }) => field.onChange(target.checked ? '' : null)}
        />
        {copy.decorative}
      </label>
    </div>
  );
}
