import { monday } from '#content/monday.ts';
import type { Sums } from '#domain/sums/beacon.ts';
import { type Measured, measuredBy } from '#domain/sums/read-sums.ts';
import type { Metric } from '#domain/sums/vitals.ts';
import { families, type PageFamily, pages } from '#pages.ts';
import styles from './monday.module.css';
import { BarCell } from './week-table.tsx';

const copy = monday.pages;
const table: Readonly<Record<string, PageFamily>> = { ...pages, ...families };

interface SpeedTableProps {
  readonly week: Sums;
  readonly before: Sums;
  readonly by: 'page' | 'release';
}

/** What three quarters of the visits felt at most, by page or by release, the slowest first. */
export function SpeedTable({ week, before, by }: SpeedTableProps) {
  const measured = measuredBy(week, by);
  const earlier = new Map(measuredBy(before, by).map((each) => [each.name, each.values]));
  const gone = measuredBy(before, by).filter(({ name }) => !measured.some((each) => each.name === name));
  const rows = [...measured, ...gone.map(({ name }): Measured => ({ name, visits: 0, values: {} }))];
  const lcps = [...measured.map(({ values }) => values.LCP), ...[...earlier.values()].map(({ LCP }) => LCP)];
  const most = Math.max(0, ...lcps.map((value) => value ?? 0));
  const caption = by === 'page' ? copy.title : copy.releases;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[copy[by], ...copy.columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, visits, values }) => (
            <tr key={name}>
              <th scope="row">{by === 'page' ? (table[name]?.path ?? name) : nameOfRelease(name)}</th>
              <BarCell value={values.LCP} most={most} format={seconds} />
              <BarCell value={earlier.get(name)?.LCP} most={most} format={seconds} isBefore />
              {(['INP', 'CLS', 'TTFB'] as const).map((metric) => (
                <td key={metric}>{shownValue(metric, values)}</td>
              ))}
              <td>{visits.toLocaleString('en-GB')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function nameOfRelease(name: string): string {
  return name === 'earlier' ? copy.earlier : name;
}

function shownValue(metric: Metric, values: Measured['values']): string {
  const value = values[metric];
  if (value === undefined) return '–';
  return metric === 'CLS' ? value.toFixed(2) : seconds(value);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
