import type { ReactNode } from 'react';
import { classNames } from '#ui/controls/class-names.ts';
import styles from './intro-row.module.css';

/** Two parts of five and seven twelfths: a heading, and its text or drawing. */
export function IntroRow({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <section className="section" id={id}>
      <div className={classNames(styles.row, 'wrap')}>{children}</div>
    </section>
  );
}
