import { acts, dateText, lawSteps } from '#content/law.ts';
import type { ActId, LawStep } from '#content/law-schema.ts';
import { lawPage } from '#content/pages/law-page.ts';
import { lawTimeline, lawTimelineDown, type TimelineLane } from '#drawings/law-timeline.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import styles from './law-timeline.module.css';

/** The labelled steps on a line for each act; on narrow pages and paper, those from the year of `today` on, one below the other. */
export function LawTimeline({ today }: { today: string }) {
  const { label } = lawPage.timeline;
  const day = { at: momentOf(today), label: lawPage.today, date: dateText(today) };
  return (
    <>
      <Drawing drawing={lawTimeline(lanesFrom(0), day)} label={label} className={styles.across} />
      <div className={styles.down} role="img" aria-label={label}>
        {lawTimelineDown(lanesFrom(Math.floor(day.at)), day).map((drawing) => (
          <Drawing key={drawing.body} drawing={drawing} />
        ))}
      </div>
    </>
  );
}

/** A line for each act with its steps from `year` on, and after the first act one for the passport, which has no date yet. */
function lanesFrom(year: number): TimelineLane[] {
  const { lane, ...open } = lawPage.timeline.open;
  const [cpr, ...others] = (Object.keys(acts) as ActId[]).map((id) => ({
    name: acts[id].short,
    marks: lawSteps
      .filter(({ act }) => act === id)
      .flatMap(markOf)
      .filter(({ at }) => at >= year),
  }));
  return [...(cpr ? [cpr] : []), { name: lane, marks: [], open }, ...others];
}

function markOf({ date, label }: LawStep) {
  return date && label ? [{ at: momentOf(date), label, date: dateText(date) }] : [];
}

/** A date in years, such as 2026.5. A month without a day is placed at its middle, a year alone in the middle of July. */
function momentOf(date: string): number {
  const [year = 0, month = 7, day = 15] = date.split('-').map(Number);
  return year + (month - 1 + (day - 1) / 31) / 12;
}
