import { Notice } from './notice.tsx';

/** A form has at most five entries. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

interface EntriesNoticeProps {
  /** How many entries are invalid. */
  readonly count: number;
  /** The text once all of them are valid. */
  readonly allChecked: string;
  /** The form's status so far. */
  readonly text: string;
}

/**
 * Shows above a form how many entries are invalid. The count follows as they are fixed, and the notice stays at zero,
 * so that nothing moves while the visitor types; only its appearance is announced.
 */
export function EntriesNotice({ count, allChecked, text }: EntriesNoticeProps) {
  const entries = `${NUMBERS[count]} ${count === 1 ? 'entry' : 'entries'}`;
  return (
    <Notice
      tone={count > 0 ? 'error' : 'plain'}
      role="alert"
      aria-relevant="additions"
      title={count > 0 ? `Please check ${entries}` : allChecked}
      text={text}
    />
  );
}
