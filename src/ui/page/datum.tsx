import type { ReactNode } from 'react';
import styles from './datum.module.css';

/** The level line that opens every section: a reference at the left, a fact at the right. */
export function Datum({ reference, fact }: { reference: ReactNode; fact?: ReactNode }) {
  return (
    <p className={styles.datum}>
      <span>{reference}</span>
      {fact && <span>{fact}</span>}
    </p>
  );
}
