import { useController, useWatch } from 'react-hook-form';
import { whenCopy as copy } from '#content/add-post.ts';
import { postFields } from '#content/authoring/fields.ts';
import { formatDate, formatMoment } from '#domain/dates.ts';
import { type EnteredTimes, INCOMPLETE_TIME, toMoment } from '#domain/posts/entered-times.ts';
import { usePostFormState } from '#features/authoring/form/form-state.ts';
import styles from '#features/authoring/staff-part.module.css';
import { Disclosure } from '#staff/disclosure.tsx';
import { Field } from '#ui/controls/field.tsx';

/** The fields for when a post is visible, and for its date. The summary says which times are set. */
export function WhenFields() {
  const { form, stored } = usePostFormState();
  const { errors, submitCount } = form.formState;
  const error = errors.publishAt ?? errors.unpublishAt ?? errors.date;
  return (
    <Disclosure heading={copy.title} summary={<Summary />} isPlain openWhenChanged={error && submitCount}>
      {() => (
        <div className={styles.fields}>
          {!stored?.post.published && <TimeField name="publishAt" />}
          <TimeField name="unpublishAt" />
          <TimeField name="date" />
          <p className="soft data">{copy.timeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}</p>
        </div>
      )}
    </Disclosure>
  );
}

function Summary() {
  const { control } = usePostFormState().form;
  const times = useWatch({ control, name: ['publishAt', 'unpublishAt', 'date'] });
  const [start, end, date] = times.map(toMoment);
  const parts = [
    start && copy.appears(formatMoment(start)),
    end && copy.ends(formatMoment(end)),
    date && copy.dated(formatDate(date, '')),
  ].filter(Boolean);
  return <span className="soft data">{parts.join(', ')}</span>;
}

/** An uncontrolled input, because a partly typed time has no value that React could set. */
function TimeField({ name }: { name: keyof EnteredTimes }) {
  const { form, isSaving } = usePostFormState();
  const { field, fieldState } = useController({ control: form.control, name });
  const update = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const value = currentTarget.validity.badInput ? INCOMPLETE_TIME : currentTarget.value;
    if (value !== field.value) field.onChange(value);
  };
  const openGroupAndFocus = (input: HTMLInputElement) => {
    const group = input.closest('details');
    if (group) group.open = true;
    input.focus();
  };
  return (
    <Field {...postFields[name]} error={fieldState.error?.message}>
      {(control) => (
        <input
          {...control}
          ref={(input) => field.ref(input && { focus: () => openGroupAndFocus(input) })}
          type="datetime-local"
          defaultValue={field.value}
          readOnly={isSaving}
          onInput={update}
          onBlur={update}
        />
      )}
    </Field>
  );
}
