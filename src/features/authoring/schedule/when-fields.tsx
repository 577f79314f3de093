import { useController, useWatch } from 'react-hook-form';
import { whenCopy as copy } from '#content/add-post.ts';
import { formatDate, formatMoment } from '#domain/dates.ts';
import { type EnteredTimes, INCOMPLETE_TIME, toMoment } from '#domain/posts/entered-times.ts';
import type { Post } from '#domain/posts/post.ts';
import styles from '#features/authoring/address/address.module.css';
import type { PostFormControls } from '#features/authoring/form/use-post-form.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import { Field } from '#ui/controls/field.tsx';

/** The fields of this part of the form. */
export const TIME_FIELDS = {
  publishAt: { id: 'post-publish-at', label: copy.publishAt },
  unpublishAt: { id: 'post-unpublish-at', label: copy.unpublishAt },
  date: { id: 'post-date', label: copy.date },
} as const;

interface WhenFieldsProps {
  readonly form: PostFormControls;
  /** The post as stored; undefined for a new one. */
  readonly stored: Post | undefined;
  readonly readOnly: boolean;
}

/** When a post is visible, and its date. The summary says what is set. */
export function WhenFields({ form, stored, readOnly }: WhenFieldsProps) {
  const { errors, submitCount } = form.formState;
  const wrong = errors.publishAt ?? errors.unpublishAt ?? errors.date;
  const names = ['unpublishAt', 'date'] as const;
  return (
    <Disclosure heading={copy.title} summary={<Summary form={form} />} isPlain opens={wrong && submitCount}>
      {() => (
        <div className={styles.fields}>
          {(stored?.published ? names : (['publishAt', ...names] as const)).map((name) => (
            <TimeField key={name} name={name} form={form} readOnly={readOnly} />
          ))}
          <p className="soft data">{copy.timeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}</p>
        </div>
      )}
    </Disclosure>
  );
}

function Summary({ form: { control } }: { form: PostFormControls }) {
  const times = useWatch({ control, name: ['publishAt', 'unpublishAt', 'date'] });
  const [start, end, date] = times.map(toMoment);
  const set = [
    start && copy.appears(formatMoment(start)),
    end && copy.ends(formatMoment(end)),
    date && copy.dated(formatDate(date, '')),
  ].filter(Boolean);
  return <span className="soft data">{set.join(', ')}</span>;
}

interface TimeFieldProps extends Pick<WhenFieldsProps, 'form' | 'readOnly'> {
  readonly name: keyof EnteredTimes;
}

/** Uncontrolled: a partly typed time has no value that could be set. */
function TimeField({ name, form, readOnly }: TimeFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const value = currentTarget.validity.badInput ? INCOMPLETE_TIME : currentTarget.value;
    if (value !== field.value) field.onChange(value);
  };
  return (
    <Field {...TIME_FIELDS[name]} hint={copy[`${name}Hint`]} error={fieldState.error?.message}>
      {(control) => (
        <input
          {...control}
          ref={field.ref}
          type="datetime-local"
          defaultValue={field.value}
          readOnly={readOnly}
          onInput={take}
          onBlur={take}
        />
      )}
    </Field>
  );
}
