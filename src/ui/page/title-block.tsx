import type { ReactNode } from 'react';
import { FactCell } from './fact-cell.tsx';
import styles from './title-block.module.css';

/** A label and its value in a title block. `code` sets the value in the monospaced face (numbers, standards). */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly code?: boolean | undefined;
}

/** Closes the hero of a page with three to five facts about the page. */
export function TitleBlock({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="wrap">
      <div className={styles.frame}>
        <dl className={styles.titleBlock}>
          {facts.map(({ label, value, code }) => (
            <FactCell key={label} label={label}>
              {code ? <span className="data">{value}</span> : value}
            </FactCell>
          ))}
        </dl>
        {/* The styles show the list once this element is there: then it has arrived completely. */}
        <span hidden />
      </div>
    </div>
  );
}
