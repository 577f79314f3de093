import type { ReactNode } from 'react';
import styles from './datum.module.css';

/** The line above the heading of a section, like the mark of a level in a drawing: a reference on the left, a fact on the right. */
export function Datum({ reference, fact }: { reference: ReactNode; fact?: ReactNode }) {
  return (
    <p className={`${styles.datum} label level-mark`}>
      <span>{reference}</span>
      {fact && <span>{fact}</span>}
    </p>
  );
}
