import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { connection } from '#content/connection.ts';
import styles from './navigation-progress.module.css';

/** Of a page that comes sooner nothing is said, in milliseconds. */
const A_MOMENT = 300;

/** A thin line under the bar, and a word for screen readers, while the next page takes longer than a moment. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const isOtherPage = state === 'loading' && location.pathname !== window.location.pathname;
  const isShown = useIsLate(isOtherPage);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isShown && connection.page.loading}
      </p>
      {isShown && <div className={styles.progress} role="progressbar" aria-label="Loading page" />}
    </>
  );
}

/** Whether something has been going on for longer than a moment. */
function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLate(true), A_MOMENT);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn]);
  return isLate;
}
