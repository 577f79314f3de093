import { Notice } from './notice.tsx';

/** As many as a form has entries. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

interface EntriesNoticeProps {
  /** How many entries are wrong. */
  readonly count: number;
  /** What is said once all of them are right. */
  readonly allChecked: string;
  /** What has happened to the form so far. */
  readonly text: string;
}

/**
 * Says above a form how many entries are wrong. It keeps count while they are put right, and stays when none is left,
 * so that nothing moves under the visitor's hands; only its coming is announced.
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
