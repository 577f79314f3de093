import { useIsOnline } from '#browser/connection.ts';
import { connection } from '#content/connection.ts';
import styles from './offline-line.module.css';

/**
 * Says at the bottom of the window that the browser is offline. Once the page is scrolled to its end, it stands below the
 * content and covers nothing.
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
