import { useCallback, useState } from 'react';
import { headlineTest as copy } from '#content/monday.ts';
import { probabilityBetter } from '#domain/statistics/probability-better.ts';
import {
  differenceInterval,
  isSplitSkewed,
  rateInterval,
  rateOf,
  type Trials,
} from '#domain/statistics/proportions.ts';
import type { Outcome } from '#domain/sums/beacon.ts';
import { addUp, type Period, trialsOf } from '#domain/sums/read-sums.ts';
import { Loaded } from '#staff/loaded.tsx';
import { DataTable } from '#ui/page/data-table.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { Bar } from './bar.tsx';
import { Inputs } from './inputs.tsx';

/** Compares how often the two headlines led to an outcome since a day; staff choose the outcome and the day. */
export function HeadlineTest({ week, previousWeek }: { week: Period; previousWeek: Period }) {
  const [values, setValues] = useState({ since: previousWeek.first, outcome: 'services', shareOfB: '50' });
  const since = values.since || previousWeek.first;
  const [firstDay = since] = [since, previousWeek.first].toSorted(); // The earlier of the two.
  const read = useCallback(async () => (await import('#firebase/sums.ts')).readSums(firstDay), [firstDay]);
  return (
    <section className="stack">
      <h2>{copy.title}</h2>
      <p className="soft">{copy.note}</p>
      <Inputs inputs={copy.inputs} values={values} onChange={setValues} />
      <Loaded read={read} copy={copy}>
        {(stored) => {
          const [total, ...weeks] = [{ first: since, last: week.last }, week, previousWeek].map((period) => {
            const sums = addUp(stored, period);
            const outcome = values.outcome as Outcome;
            return { A: trialsOf(sums, 'A', outcome), B: trialsOf(sums, 'B', outcome) };
          });
          return total && <Result total={total} weeks={weeks} shareOfB={Number(values.shareOfB) / 100} />;
        }}
      </Loaded>
    </section>
  );
}

interface TrialsByVariant {
  readonly A: Trials;
  readonly B: Trials;
}

interface ResultProps {
  readonly total: TrialsByVariant;
  readonly weeks: readonly TrialsByVariant[];
  readonly shareOfB: number; // Planned; from 0 to 1.
}

function Result({ total, weeks, shareOfB }: ResultProps) {
  const { A, B } = total;
  if (A.trials + B.trials === 0) return <p className="soft">{copy.none}</p>;
  const highest = Math.max(rateInterval(A).high, rateInterval(B).high);
  const { low, high } = differenceInterval(A, B);
  const better = low > 0 ? copy.verdicts.b : copy.verdicts.a;
  const verdict = low <= 0 && high >= 0 ? copy.verdicts.none : better;
  return (
    <>
      {shareOfB > 0 && shareOfB < 1 && isSplitSkewed(A.trials, B.trials, shareOfB) && (
        <Notice tone="error" role="alert" {...copy.splitOff} />
      )}
      <DataTable
        caption={copy.title}
        columns={copy.columns}
        isWide
        rows={(['A', 'B'] as const).map((variant) => {
          const { trials, successes } = total[variant];
          const rate = rateOf(total[variant]);
          const interval = rateInterval(total[variant]);
          const text = `${percent(rate)} (${percent(interval.low)} to ${percent(interval.high)})`;
          return {
            name: variant,
            cells: [
              trials.toLocaleString('en-GB'),
              successes.toLocaleString('en-GB'),
              <Bar key="rate" text={text} value={rate} max={highest} interval={interval} />,
              ...weeks.map((week) => (week[variant].trials > 0 ? percent(rateOf(week[variant])) : '–')),
            ],
          };
        })}
      />
      <p>
        <strong>{verdict}</strong> {copy.difference(`${percentagePoints(low)} to ${percentagePoints(high)}`)}{' '}
        {copy.probability(percent(probabilityBetter(A, B)))}
      </p>
      <p className="soft">{copy.stoppingRule}</p>
    </>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function percentagePoints(difference: number): string {
  return (100 * difference).toFixed(1).replace('-', '−'); // The minus sign instead of the hyphen.
}
