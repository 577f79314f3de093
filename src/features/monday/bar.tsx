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
  /** The ends of an interval, in which the value is then a mark. */
  readonly interval?: { readonly low: number; readonly high: number };
}

/** A value as text, with its bar below it. */
export function Bar({ text, value, max, isPrevious = false, interval }: BarProps) {
  const share = (of = 0) => (max > 0 ? of / max : 0);
  const places = { '--share': share(value), '--low': share(interval?.low), '--high': share(interval?.high) };
  const look = interval ? styles.range : isPrevious ? styles.barPrevious : styles.bar;
  return (
    <>
      {text}
      <span className={look} style={places as CSSProperties} aria-hidden="true" />
    </>
  );
}
