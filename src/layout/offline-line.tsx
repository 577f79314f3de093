import { useIsOnline } from '#browser/connection.ts';
import { connection } from '#content/connection.ts';
import styles from './offline-line.module.css';

/** Says at the foot of the window that there is no network. At the end of the page it has a place of its own. */
export function OfflineLine() {
  const isOnline = useIsOnline();
  return (
    <div className={styles.place} aria-live="polite">
      {!isOnline && (
        <p className={styles.line}>
          <span className="wrap">{connection.offline}</span>
        </p>
      )}
    </div>
  );
}
