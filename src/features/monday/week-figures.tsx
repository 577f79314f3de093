import { monday as copy } from '#content/monday.ts';
import type { Sums } from '#domain/sums/beacon.ts';
import { type CountedLead, countLeads } from '#domain/sums/read-leads.ts';
import { addUp, type Period, type StoredSums } from '#domain/sums/read-sums.ts';
import { Disclosure } from '#staff/disclosure.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { DataTable } from '#ui/page/data-table.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';
import { Bar } from './bar.tsx';
import styles from './monday.module.css';
import { SpeedTable } from './speed-table.tsx';

interface WeekFiguresProps {
  readonly stored: { readonly sums: readonly StoredSums[]; readonly leads: readonly CountedLead[] };
  readonly week: Period;
  readonly previousWeek: Period;
}

const COMPARED_CLASS = classNames('stack', styles.compared);

/** The figures of a week beside those of the week before. */
export function WeekFigures({ stored, week, previousWeek }: WeekFiguresProps) {
  const [sums, previousSums] = [addUp(stored.sums, week), addUp(stored.sums, previousWeek)];
  const [leads, previousLeads] = [countLeads(stored.leads, week), countLeads(stored.leads, previousWeek)];
  if (sums.size + previousSums.size + leads.sources.size + previousLeads.sources.size === 0) {
    return <StatePanel {...copy.empty} />;
  }
  const figures = figuresOf(sums, leads);
  const previousFigures = figuresOf(previousSums, previousLeads);
  const rows = (Object.keys(figures) as (keyof typeof figures)[]).map((key) => {
    return { name: copy.figures[key], week: figures[key], previousWeek: previousFigures[key] };
  });
  const sources = [...new Set([...previousLeads.sources.keys(), ...leads.sources.keys()])].map((name) => ({
    name: name || copy.sources.direct,
    week: leads.sources.get(name) ?? 0,
    previousWeek: previousLeads.sources.get(name) ?? 0,
  }));
  const hasVitals = [...sums.keys(), ...previousSums.keys()].some((name) => name.startsWith('vital/'));
  return (
    <>
      <section className={COMPARED_CLASS}>
        <h2>{copy.figures.title}</h2>
        <WeekTable table={copy.figures} rows={rows} />
      </section>
      <section className={COMPARED_CLASS}>
        <h2>{copy.sources.title}</h2>
        {sources.length > 0 ? (
          <WeekTable
            table={copy.sources}
            rows={sources.toSorted((one, other) => other.week - one.week)}
            sharesScale
          />
        ) : (
          <p className="soft">{copy.sources.none}</p>
        )}
      </section>
      <section className="stack">
        <h2>{copy.pages.title}</h2>
        <p className="soft">{hasVitals ? copy.pages.note : copy.pages.none}</p>
        {hasVitals && <SpeedTable week={sums} previousWeek={previousSums} by="page" />}
        {hasVitals && (
          <Disclosure heading={copy.pages.releases}>
            <SpeedTable week={sums} previousWeek={previousSums} by="release" />
          </Disclosure>
        )}
      </section>
    </>
  );
}

interface WeekTableProps {
  readonly table: { readonly title: string; readonly column: string };
  readonly rows: readonly { readonly name: string; readonly week: number; readonly previousWeek: number }[];
  /** Whether all rows share a scale, because they share a unit. */
  readonly sharesScale?: boolean;
}

function WeekTable({ table, rows, sharesScale = false }: WeekTableProps) {
  const highest = Math.max(...rows.flatMap(({ week, previousWeek }) => [week, previousWeek]));
  return (
    <DataTable
      caption={table.title}
      columns={[table.column, ...copy.columns]}
      rows={rows.map(({ name, week, previousWeek }) => ({
        name,
        cells: [week, previousWeek].map((value, index) => {
          const max = sharesScale ? highest : Math.max(week, previousWeek);
          const text = value.toLocaleString('en-GB');
          return <Bar key={copy.columns[index]} text={text} value={value} max={max} isPrevious={index > 0} />;
        }),
      }))}
    />
  );
}

function figuresOf(sums: Sums, leads: ReturnType<typeof countLeads>) {
  const reports = [...sums].filter(([name]) => name.startsWith('report/'));
  const errors = reports.filter(([name]) => /app-error|crash/.test(name)); // Script errors and crashes.
  const total = (counts: readonly [string, number][]) => counts.reduce((sum, [, count]) => sum + count, 0);
  return {
    visits: sums.get('visit') ?? 0,
    messages: leads.messages,
    documents: leads.documents,
    failedMails: leads.failedMails,
    searches: sums.get('search') ?? 0,
    errors: total(errors),
    reports: total(reports) - total(errors),
  };
}
