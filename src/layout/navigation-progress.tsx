import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A thin line at the top while the next page is on its way; it shows only when that takes longer than a moment. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const isOtherPage = state === 'loading' && location.pathname !== window.location.pathname;
  return isOtherPage ? (
    <div className={styles.progress} role="progressbar" aria-label="Loading page" />
  ) : null;
}
