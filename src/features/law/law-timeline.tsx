import { acts, dateText, lawSteps } from '#content/law.ts';
import type { ActId, LawStep } from '#content/law-schema.ts';
import { lawPage } from '#content/pages/law-page.ts';
import { lawTimeline, lawTimelineDown, type TimelineLane } from '#drawings/law-timeline.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import styles from './law-timeline.module.css';

/** The labelled steps from left to right, a line for each act. On narrow pages and paper: from top to bottom, from this year on. */
export function LawTimeline({ today }: { today: string }) {
  const { label } = lawPage.timeline;
  const todayMark = { at: momentOf(today), label: lawPage.today, date: dateText(today) };
  return (
    <>
      <Drawing drawing={lawTimeline(lanesFrom(), todayMark)} label={label} className={styles.across} />
      <div className={styles.down} role="img" aria-label={label}>
        {lawTimelineDown(lanesFrom(Math.floor(todayMark.at)), todayMark).map((drawing) => (
          <Drawing key={drawing.body} drawing={drawing} />
        ))}
      </div>
    </>
  );
}

/** A line for each act, with its steps from a year on. The second line is for the passport, which has no date yet. */
function lanesFrom(firstYear = 0): TimelineLane[] {
  const { lane, ...open } = lawPage.timeline.open;
  const [cpr, ...others] = (Object.keys(acts) as ActId[]).map((id) => ({
    name: acts[id].short,
    marks: lawSteps
      .filter(({ act }) => act === id)
      .flatMap(markOf)
      .filter(({ at }) => at >= firstYear),
  }));
  return [...(cpr ? [cpr] : []), { name: lane, marks: [], open }, ...others];
}

/** Only a step with a date and a label has a mark. */
function markOf({ date, label }: LawStep) {
  return date && label ? [{ at: momentOf(date), label, date: dateText(date) }] : [];
}

/** A date in years, such as 2026.5. A month without a day is placed at its middle, a year alone in the middle of July. */
function momentOf(date: string): number {
  const [year = 0, month = 7, day = 15] = date.split('-').map(Number);
  return year + (month - 1 + (day - 1) / 31) / 12;
}
