import { useWatch } from 'react-hook-form';
import { contactFieldTexts } from '#content/contact-fields.ts';
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

/** The message with its live counter. Screen readers announce the limit only when it is near or passed. */
export function MessageField({ id, form, readOnly }: MessageFieldProps) {
  // Only renders the counter at each keystroke: the value it returns lacks what was typed before hydration.
  useWatch({ control: form.control, name: 'message' });
  const { length } = form.getValues('message') ?? '';
  const counter = `${length} / ${MESSAGE_MAX_LENGTH} characters`;
  const isTooLong = length > MESSAGE_MAX_LENGTH;
  return (
    <div>
      <Field
        id={id}
        label={contactFieldTexts.message.label}
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
