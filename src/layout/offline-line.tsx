import { useIsOnline } from '#browser/connection.ts';
import { connection } from '#content/connection.ts';
import styles from './offline-line.module.css';

/**
 * Says at the bottom of the window that the browser is offline. At the end of the page it takes up its own space, and covers
 * nothing.
 */
export function OfflineLine() {
  const isOnline = useIsOnline();
  return (
    <div className={styles.place} aria-live="polite">
      {!isOnline && (
        <p className={`${styles.line} screen-only`}>
          <span className="wrap">{connection.offline}</span>
        </p>
      )}
    </div>
  );
}
