import { monday as copy } from '#content/monday.ts';
import type { Sums } from '#domain/sums/beacon.ts';
import { countLeads, type DayOfLead } from '#domain/sums/read-leads.ts';
import { addUp, measuredBy, type Period, type StoredSums } from '#domain/sums/read-sums.ts';
import { StatePanel } from '#ui/page/state-panel.tsx';
import { SpeedTable } from './speed-table.tsx';
import { type WeekRow, WeekTable } from './week-table.tsx';

/** What is stored of two weeks. */
interface StoredWeeks {
  readonly sums: readonly StoredSums[];
  readonly leads: readonly DayOfLead[];
}

interface WeekFiguresProps {
  readonly stored: StoredWeeks;
  readonly week: Period;
  readonly before: Period;
}

/** The figures of a week beside those of the week before. */
export function WeekFigures({ stored, week, before }: WeekFiguresProps) {
  const [sums, earlierSums] = [addUp(stored.sums, week), addUp(stored.sums, before)];
  const [leads, earlierLeads] = [countLeads(stored.leads, week), countLeads(stored.leads, before)];
  if (sums.size + earlierSums.size + leads.sources.size + earlierLeads.sources.size === 0) {
    return (
      <StatePanel title={copy.empty.title}>
        <p>{copy.empty.text}</p>
      </StatePanel>
    );
  }
  const { figures } = copy;
  const counted = (name: string, of: (some: Sums) => number): WeekRow => ({
    name,
    week: of(sums),
    before: of(earlierSums),
  });
  const received = (name: string, key: 'messages' | 'documents' | 'failedMails'): WeekRow => ({
    name,
    week: leads[key],
    before: earlierLeads[key],
  });
  const isMeasured = measuredBy(sums, 'page').length + measuredBy(earlierSums, 'page').length > 0;
  const bySize = ([, one]: [string, number], [, other]: [string, number]) => other - one;
  const sources = [...new Map([...earlierLeads.sources, ...leads.sources])].toSorted(bySize);
  return (
    <>
      <section className="stack">
        <h2>{figures.title}</h2>
        <WeekTable
          caption={figures.title}
          rows={[
            counted(figures.visits, (some) => some.get('visit') ?? 0),
            received(figures.messages, 'messages'),
            received(figures.documents, 'documents'),
            received(figures.failedMails, 'failedMails'),
            counted(figures.searches, (some) => some.get('search') ?? 0),
            counted(figures.errors, (some) => reportsOf(some, isError)),
            counted(figures.reports, (some) => reportsOf(some, (type) => !isError(type))),
          ]}
        />
      </section>
      <section className="stack">
        <h2>{copy.sources.title}</h2>
        {sources.length > 0 ? (
          <WeekTable
            caption={copy.sources.title}
            isOneScale
            rows={sources.map(([name]) => ({
              name: name || copy.sources.direct,
              week: leads.sources.get(name) ?? 0,
              before: earlierLeads.sources.get(name) ?? 0,
            }))}
          />
        ) : (
          <p className="soft">{copy.sources.none}</p>
        )}
      </section>
      <section className="stack">
        <h2>{copy.pages.title}</h2>
        {isMeasured ? (
          <>
            <p className="soft">{copy.pages.note}</p>
            <SpeedTable week={sums} before={earlierSums} by="page" />
            <h3>{copy.pages.releases}</h3>
            <SpeedTable week={sums} before={earlierSums} by="release" />
          </>
        ) : (
          <p className="soft">{copy.pages.none}</p>
        )}
      </section>
    </>
  );
}

function isError(type: string): boolean {
  return type === 'app-error' || type === 'crash';
}

function reportsOf(sums: Sums, isCounted: (type: string) => boolean): number {
  const reports = [...sums].filter(([name]) => name.startsWith('report/') && isCounted(name.slice(7)));
  return reports.reduce((sum, [, count]) => sum + count, 0);
}
