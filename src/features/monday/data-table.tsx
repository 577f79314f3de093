import type { CSSProperties, ReactNode } from 'react';
import styles from './monday.module.css';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
  /** Whether it has more columns than fit a phone, where it then scrolls. */
  readonly isWide?: boolean;
}

/** A table whose cells may be bars as well. */
export function DataTable({ caption, columns, rows, isWide = false }: DataTableProps) {
  const table = (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isWide) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}

interface BarProps {
  /** What it says. */
  readonly text: string;
  readonly value: number;
  /** The value of the longest bar. */
  readonly most: number;
  readonly isBefore?: boolean;
  /** The ends of an interval, in which the value is then a mark. */
  readonly interval?: { readonly low: number; readonly high: number };
}

/** A value as text, with its bar below it. */
export function Bar({ text, value, most, isBefore = false, interval }: BarProps) {
  const share = (of = 0) => (most > 0 ? of / most : 0);
  const places = { '--share': share(value), '--low': share(interval?.low), '--high': share(interval?.high) };
  const look = interval ? styles.range : isBefore ? styles.barBefore : styles.bar;
  return (
    <>
      {text}
      <span className={look} style={places as CSSProperties} aria-hidden="true" />
    </>
  );
}
