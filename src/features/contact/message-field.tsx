import { type RefObject, useEffect, useRef, useState } from 'react';
import { contactFields } from '#content/contact.ts';
import { MESSAGE_MAX_LENGTH } from '#domain/contact/contact-message.ts';
import { Field } from '#ui/controls/field.tsx';
import styles from './message-field.module.css';
import { lengthNotice } from './message-length.ts';
import type { ContactFormControls } from './use-contact-form.ts';

interface MessageFieldProps {
  readonly id: string;
  readonly form: ContactFormControls;
  readonly readOnly: boolean;
}

/** The message with its live counter. Screen readers hear of the limit only when it is near or passed. */
export function MessageField({ id, form, readOnly }: MessageFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const length = useLength(form, place);
  const counter = `${length} / ${MESSAGE_MAX_LENGTH} characters`;
  const isTooLong = length > MESSAGE_MAX_LENGTH;
  return (
    <div ref={place}>
      <Field
        id={id}
        label={contactFields.message.label}
        hint={isTooLong ? <span className={styles.tooLong}>{counter}</span> : counter}
        error={form.formState.errors.message?.message}
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register('message')}
            rows={6}
            dir="auto"
            required
            readOnly={readOnly}
          />
        )}
      </Field>
      <p className="visually-hidden" role="status">
        {lengthNotice(length)}
      </p>
    </div>
  );
}

/** The length of the field's value, including what was typed before hydration. */
function useLength({ subscribe }: ContactFormControls, place: RefObject<HTMLElement | null>): number {
  const [length, setLength] = useState(0);
  useEffect(() => {
    setLength(place.current?.querySelector('textarea')?.value.length ?? 0);
    // The field itself may be emptied only after this.
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => setLength(values.message?.length ?? 0),
    });
  }, [subscribe, place]);
  return length;
}
