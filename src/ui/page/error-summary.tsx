import { Fragment, useEffect, useState } from 'react';
import { AnchorLink } from '#ui/controls/anchor-link.tsx';
import { Notice } from './notice.tsx';

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** A field of a form: the id of its control, and its label. */
export interface FormField {
  readonly id: string;
  readonly label: string;
}

interface ErrorSummaryProps {
  /** The invalid fields, in the form's order. */
  readonly invalid: readonly FormField[];
  /** The title once all of them are valid. */
  readonly allChecked: string;
  /** The state of the form, for instance that nothing has been sent. */
  readonly text: string;
}

/**
 * Lists the invalid fields above a form, each a link to its control. A field that is corrected is struck out and not
 * removed, so that the form does not move. Screen readers announce the summary when it appears, not when it changes.
 */
export function ErrorSummary({ invalid, allChecked, text }: ErrorSummaryProps) {
  const [initiallyInvalid] = useState(invalid);
  // The summary moves the focused field down. This scrolls it back into view.
  useEffect(() => void document.activeElement?.scrollIntoView({ block: 'nearest' }), []);
  const entries = `${NUMBER_WORDS[invalid.length] ?? invalid.length} ${invalid.length === 1 ? 'entry' : 'entries'}`;
  return (
    <Notice
      tone={invalid.length > 0 ? 'error' : 'plain'}
      role="alert"
      aria-relevant="additions"
      title={invalid.length > 0 ? `Please check ${entries}` : allChecked}
      text={text}
    >
      <span>
        {initiallyInvalid.map(({ id, label }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {invalid.some((field) => field.id === id) ? (
              <AnchorLink anchor={id}>{label}</AnchorLink>
            ) : (
              <s>{label}</s>
            )}
          </Fragment>
        ))}
      </span>
    </Notice>
  );
}

/** The fields of a form that have an error, in the form's order. The keys of both arguments are the names of the fields. */
export function invalidFields<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
  errors: Partial<Record<NoInfer<Name>, unknown>>,
): FormField[] {
  return (Object.keys(fields) as Name[]).filter((name) => errors[name]).map((name) => fields[name]);
}
