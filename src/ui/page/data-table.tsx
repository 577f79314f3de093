import type { ReactNode, Ref } from 'react';
import styles from './data-table.module.css';

interface Row {
  /** The heading of the row. A row without a heading has a `key` instead. */
  readonly name?: string;
  readonly key?: string;
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Stacks the cells of a row on small screens, each below the name of its column. */
  readonly isWide?: boolean;
  /** The section around a wide table. */
  readonly ref?: Ref<HTMLElement>;
}

/** A table of data. The cells of a row belong to the last columns, because a heading takes the first. */
export function DataTable({ caption, columns, rows, isWide = false, ref }: DataTableProps) {
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
        {rows.map(({ key, name, cells }) => (
          <tr key={name ?? key}>
            {name && <th scope="row">{name}</th>}
            {cells.map((cell, index) => (
              <td key={columns.at(index - cells.length)} data-label={columns.at(index - cells.length)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isWide) return table;
  return (
    <section ref={ref} className={styles.wide} aria-label={caption} tabIndex={-1}>
      {table}
    </section>
  );
}
