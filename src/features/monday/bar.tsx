import type { CSSProperties } from 'react';
import styles from './monday.module.css';

interface BarProps {
  /** The value as the table shows it. */
  readonly text: string;
  readonly value: number;
  /** The value of the longest bar. */
  readonly max: number;
  /** Whether the value is that of the previous week. */
  readonly isPrevious?: boolean;
  /** The confidence interval of the value. If it is given, it is drawn instead of the bar, with a mark at the value. */
  readonly interval?: { readonly low: number; readonly high: number };
}

/** A value as text, with its bar below it. */
export function Bar({ text, value, max, isPrevious = false, interval }: BarProps) {
  const share = (part = 0) => (max > 0 ? part / max : 0);
  const shares = { '--share': share(value), '--low': share(interval?.low), '--high': share(interval?.high) };
  const bar = isPrevious ? styles.barPrevious : styles.bar;
  return (
    <>
      {text}
      <span className={interval ? styles.range : bar} style={shares as CSSProperties} aria-hidden="true" />
    </>
  );
}
