import styles from './spinner.module.css';

/** Turns while something is on its way; what that is stands beside it in words. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
