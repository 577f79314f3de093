import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import styles from './state-panel.module.css';

/** Replaces content that is empty or could not be loaded. */
export function StatePanel({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.state} role="status">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Replaces content that is loading. */
export function LoadingPanel({ label }: { label: string }) {
  return (
    <div className={styles.state} role="status" data-loading>
      <Spinner />
      <p>{label}</p>
    </div>
  );
}
