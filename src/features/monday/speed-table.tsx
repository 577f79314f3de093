import { monday } from '#content/monday.ts';
import type { Sums } from '#domain/sums/beacon.ts';
import { type Measured, measuredBy } from '#domain/sums/read-sums.ts';
import { families, type PageFamily, pages } from '#pages.ts';
import { DataTable } from '#ui/page/data-table.tsx';
import { Bar } from './bar.tsx';

const copy = monday.pages;
const pagesByName: Readonly<Record<string, PageFamily>> = { ...pages, ...families };

interface SpeedTableProps {
  readonly week: Sums;
  readonly previousWeek: Sums;
  readonly by: 'page' | 'release';
}

/** The 75th percentile of each metric: by page, the slowest first, or by page and release. */
export function SpeedTable({ week, previousWeek, by }: SpeedTableProps) {
  const [measured, previous] = [measuredBy(week, by), measuredBy(previousWeek, by)];
  const unvisited = previous.filter(({ name }) => !measured.some((page) => page.name === name));
  const rows = [...measured, ...unvisited.map(({ name }): Measured => ({ name, visits: 0, values: {} }))];
  // Puts the releases of a page next to each other.
  if (by === 'release') rows.sort((one, other) => nameOf(one.name).localeCompare(nameOf(other.name)));
  const max = Math.max(...[...measured, ...previous].map(({ values }) => values.LCP ?? 0));
  const lcpBar = (value: number | undefined, { isPrevious = false } = {}) =>
    value === undefined ? '–' : <Bar text={seconds(value)} value={value} max={max} isPrevious={isPrevious} />;
  return (
    <DataTable
      caption={by === 'page' ? copy.title : copy.releases}
      columns={[copy[by], ...copy.columns]}
      isWide
      rows={rows.map(({ name, visits, values }) => ({
        name: nameOf(name),
        cells: [
          lcpBar(values.LCP),
          lcpBar(previous.find((page) => page.name === name)?.values.LCP, { isPrevious: true }),
          seconds(values.INP),
          values.CLS?.toFixed(2) ?? '–',
          seconds(values.TTFB),
          visits.toLocaleString('en-GB'),
        ],
      }))}
    />
  );
}

/** Turns "post/aB3" into "/blog/…, aB3": the path of the page, with `…` for its parameters, then the release, if any. */
function nameOf(measuredName: string): string {
  const [page = '', release] = measuredName.split('/');
  const path = (pagesByName[page]?.path ?? page).replace(/:\w+/g, '…');
  if (release === undefined) return path;
  return `${path}, ${release === 'earlier' ? copy.earlierReleases : release}`;
}

function seconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '–' : `${(milliseconds / 1000).toFixed(2)} s`;
}
