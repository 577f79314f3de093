import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { connection } from '#content/connection.ts';
import styles from './navigation-progress.module.css';

/** Navigations faster than this show no progress. */
const PROGRESS_DELAY_MS = 300;

/** A thin line under the bar, and an announcement for screen readers, while a navigation is slow. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const isLoadingOtherPage = state === 'loading' && location.pathname !== window.location.pathname;
  const isShown = useIsLate(isLoadingOtherPage);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isShown && connection.page.loading}
      </p>
      {isShown && <div className={styles.progress} role="progressbar" aria-label="Loading page" />}
    </>
  );
}

/** Whether something has been going on for longer than the delay. */
function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLate(true), PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn]);
  return isLate;
}
