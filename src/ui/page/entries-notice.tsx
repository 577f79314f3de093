import { Fragment, useState } from 'react';
import { AnchorLink } from '#ui/controls/anchor-link.tsx';
import { Notice } from './notice.tsx';

/** A form has at most five entries. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** A form's entry: the id of its control, and its label. */
export interface FormEntry {
  readonly id: string;
  readonly label: string;
}

interface EntriesNoticeProps {
  /** The entries that are wrong, in the form's order. */
  readonly wrong: readonly FormEntry[];
  /** The message once all of them are valid. */
  readonly allChecked: string;
  /** The form's status so far. */
  readonly text: string;
}

/**
 * Says above a form which entries are wrong, and leads to them. It keeps count while they are put right and strikes them
 * out, so that nothing moves under the visitor's hands; only its coming is announced.
 */
export function EntriesNotice({ wrong, allChecked, text }: EntriesNoticeProps) {
  const [atFirst] = useState(wrong);
  const entries = `${NUMBERS[wrong.length]} ${wrong.length === 1 ? 'entry' : 'entries'}`;
  return (
    <Notice
      tone={wrong.length > 0 ? 'error' : 'plain'}
      role="alert"
      aria-relevant="additions"
      title={wrong.length > 0 ? `Please check ${entries}` : allChecked}
      text={text}
    >
      <span>
        {atFirst.map(({ id, label }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {wrong.some((entry) => entry.id === id) ? (
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

/**
 * Those entries of a form that have an error.
 *
 * @param entries all of them, by their names, in the form's order
 */
export function wrongEntries<Name extends string>(
  entries: Readonly<Record<Name, FormEntry>>,
  errors: Partial<Record<NoInfer<Name>, unknown>>,
): FormEntry[] {
  return (Object.keys(entries) as Name[]).filter((name) => errors[name]).map((name) => entries[name]);
}
