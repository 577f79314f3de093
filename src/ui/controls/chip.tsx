import styles from './chip.module.css';

/** A short fact in a frame. */
export function Chip({ children }: { children: string }) {
  return <span className={styles.chip}>{children}</span>;
}
