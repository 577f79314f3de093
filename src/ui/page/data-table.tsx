import type { CSSProperties, ReactNode, Ref } from 'react';
import { classNames } from '#ui/controls/class-names.ts';
import styles from './data-table.module.css';

interface Row {
  /** The heading of the row, or its key if it has none. */
  readonly name?: string;
  readonly key?: string;
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  readonly caption: string;
  /** The caption is above the table, not only its name. */
  readonly showsCaption?: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** The width below which it scrolls, in itself. */
  readonly minWidth?: string;
  /** What scrolls. */
  readonly ref?: Ref<HTMLElement>;
}

/** A table of data. */
export function DataTable({ caption, showsCaption = false, columns, rows, minWidth, ref }: DataTableProps) {
  const table = (
    <table className={styles.table}>
      <caption className={classNames(!showsCaption && 'visually-hidden')}>{caption}</caption>
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
            {cells.map((cell, at) => (
              <td key={columns.at(at - cells.length)}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (minWidth === undefined) return table;
  const style = { '--min-width': minWidth } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too
    <section ref={ref} className={styles.scroll} style={style} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
