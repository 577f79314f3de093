import styles from './spinner.module.css';

/** A loading indicator; the text beside it says what is loading. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
