import type { CSSProperties } from 'react';
import { monday as copy } from '#content/monday.ts';
import styles from './monday.module.css';

/** A figure of this week and of the week before; undefined where nothing was measured. */
interface WeekRow {
  readonly name: string;
  readonly week: number | undefined;
  readonly before: number | undefined;
}

interface WeekTableProps {
  readonly caption: string;
  readonly rows: readonly WeekRow[];
  /** Whether all rows have one scale, as those of one unit. */
  readonly isOneScale?: boolean;
}

/** Figures of two weeks: a table whose cells are bars as well. */
export function WeekTable({ caption, rows, isOneScale = false }: WeekTableProps) {
  if (rows.length === 0) return null;
  const highest = (some: readonly WeekRow[]) =>
    Math.max(...some.flatMap(({ week = 0, before = 0 }) => [week, before]));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.what}</th>
          <th scope="col">{copy.columns.week}</th>
          <th scope="col">{copy.columns.before}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const most = highest(isOneScale ? rows : [row]);
          return (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <BarCell value={row.week} most={most} />
              <BarCell value={row.before} most={most} isBefore />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface BarCellProps {
  readonly value: number | undefined;
  /** The value of the longest bar. */
  readonly most: number;
  readonly isBefore?: boolean;
  readonly format?: (value: number) => string;
}

/** A number, with its bar below it. */
export function BarCell({ value, most, isBefore = false, format = wholeNumber }: BarCellProps) {
  if (value === undefined) return <td>–</td>;
  const share = most > 0 ? value / most : 0;
  return (
    <td>
      {format(value)}
      <span
        className={isBefore ? styles.barBefore : styles.bar}
        style={{ '--share': share } as CSSProperties}
        aria-hidden="true"
      />
    </td>
  );
}

function wholeNumber(value: number): string {
  return value.toLocaleString('en-GB');
}
