import type { ReactNode } from 'react';
import styles from './fact-cell.module.css';

/** A label and its value in a definition list. */
export function FactCell({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
