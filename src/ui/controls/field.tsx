import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** The attributes that tie a control to its label, hint and error. */
interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  /** The control's id, if something links to it. */
  readonly id?: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** A short note beside the label, for instance a counter. */
  readonly hint?: ReactNode;
  /** Marks the field as required, beside others that are optional. Assistive technology reads this from the control. */
  readonly isRequired?: boolean;
  /** Renders the `<input>` or `<textarea>` with the attributes that it is given. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** A form control with its label and, below it, its error. */
export function Field({ id: wantedId, label, error, hint, isRequired = false, children }: FieldProps) {
  const ownId = useId();
  const id = wantedId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {isRequired && <RequiredMark />}
        {hint && (
          <span className="label" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Says beside a label that its field has to be filled in. */
export function RequiredMark() {
  return (
    <span className="label" aria-hidden="true">
      required
    </span>
  );
}

/** The error of a control, whose `aria-describedby` is the id of this element. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}
