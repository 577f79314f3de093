import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import styles from './state-panel.module.css';

interface StatePanelProps {
  readonly title: string;
  /** Says what the visitor can do. */
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Replaces content that is empty or could not be loaded. */
export function StatePanel({ title, text, children }: StatePanelProps) {
  return (
    <div className={styles.state} role="status">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
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
