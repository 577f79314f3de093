import type { ReactNode } from 'react';
import { Datum } from './datum.tsx';
import styles from './titled-group.module.css';

interface TitledGroupProps {
  readonly id: string;
  readonly title: string;
  readonly reference: string;
  readonly fact?: string;
  /** Below the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A group of entries in a list: its level line, its title on the left, the entries on the right. */
export function TitledGroup({ id, title, reference, fact, aside, children }: TitledGroupProps) {
  return (
    <section className={styles.group}>
      <Datum reference={reference} fact={fact} />
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
