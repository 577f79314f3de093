import type { ReactNode } from 'react';
import styles from './intro-row.module.css';
import { PageSection } from './page-section.tsx';

/** Two parts beside each other in wide windows: a heading, and its text or drawing. */
export function IntroRow({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <PageSection id={id} layout={styles.row}>
      {children}
    </PageSection>
  );
}
