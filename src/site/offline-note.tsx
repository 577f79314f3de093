import { useIsOnline } from '#browser/connection.ts';
import { connection } from '#content/connection.ts';
import { Notice } from '#ui/page/notice.tsx';
import styles from './offline-note.module.css';

/** Says in a form why it cannot be sent while offline. */
export function OfflineNote() {
  const isOnline = useIsOnline();
  return (
    <div className={styles.place} aria-live="polite">
      {!isOnline && <Notice {...connection.form} />}
    </div>
  );
}
