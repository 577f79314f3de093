import type { ReactNode } from 'react';
import styles from './titled-group.module.css';

interface TitledGroupProps {
  readonly id: string;
  readonly title: string;
  /** Shown below the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A group of entries in a list: its title on the left, the entries on the right. */
export function TitledGroup({ id, title, aside, children }: TitledGroupProps) {
  return (
    <section className={styles.group}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
