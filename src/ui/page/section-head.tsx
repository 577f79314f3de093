import type { ReactNode } from 'react';
import { Datum } from './datum.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly reference?: string;
  readonly title: ReactNode;
  /** Shown beside the title: an introductory sentence or one link. */
  readonly children?: ReactNode;
}

/** The head of a section: a line with a reference, if that says more than the heading; the heading; and what is beside it. */
export function SectionHead({ reference, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      {reference && <Datum reference={reference} />}
      <div className={styles.body}>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}
