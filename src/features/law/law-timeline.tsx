import { type ActId, acts, dateText, type LawStep, lawSteps } from '#content/law.ts';
import { lawPage } from '#content/law-page.ts';
import { lawTimeline, lawTimelineDown, type TimelineLane } from '#drawings/law-timeline.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import styles from './law-timeline.module.css';

/** The labelled steps on a line for each act; on narrow pages, those from `today`'s year on, one below the other. */
export function LawTimeline({ today }: { today: string }) {
  const { label, open } = lawPage.timeline;
  const day = { at: momentOf(today), label: lawPage.today, date: dateText(today) };
  const lanes = (Object.keys(acts) as ActId[]).map((id) => ({
    name: acts[id].short,
    marks: lawSteps.filter(({ act }) => act === id).flatMap(markOf),
    ...(id === 'cpr' && { open }),
  }));
  const recent: TimelineLane[] = lanes.map(({ marks, ...lane }) => ({
    ...lane,
    marks: marks.filter(({ at }) => at >= Math.floor(day.at)),
  }));
  return (
    <>
      <Drawing drawing={lawTimeline(lanes, day)} label={label} className={styles.across} />
      <Drawing drawing={lawTimelineDown(recent, day)} label={label} className={styles.down} />
    </>
  );
}

function markOf({ date, label }: LawStep) {
  return date && label ? [{ at: momentOf(date), label, date: dateText(date) }] : [];
}

/** A date in years. A month without a day counts from its middle. */
function momentOf(date: string): number {
  const [year = 0, month = 7, day = 15] = date.split('-').map(Number);
  return year + (month - 1 + (day - 1) / 31) / 12;
}
