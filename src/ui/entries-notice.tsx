import { contactForm as copy } from '#content/contact.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './entries-notice.module.css';

/** As many as the form has entries. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/**
 * Says above the form how many entries are wrong. It keeps count while they are put right, and stays when none is left,
 * so that nothing moves under the visitor's hands; only its coming is announced.
 */
export function EntriesNotice({ count }: { count: number }) {
  const entries = `${NUMBERS[count]} ${count === 1 ? 'entry' : 'entries'}`;
  return (
    <div
      className={classNames(styles.notice, count > 0 && styles.error)}
      role="alert"
      aria-relevant="additions"
    >
      <strong>{count > 0 ? `Please check ${entries}` : copy.allChecked}</strong>
      <span>{copy.nothingSent}</span>
    </div>
  );
}
