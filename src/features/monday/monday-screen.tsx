import { useCallback, useState } from 'react';
import { monday as copy } from '#content/monday.ts';
import { weekBefore } from '#domain/sums/read-sums.ts';
import { pages } from '#pages.ts';
import { Loaded } from '#staff/loaded.tsx';
import { StaffPage } from '#staff/staff-page.tsx';
import { Button } from '#ui/controls/button.tsx';
import { HeadlineTest } from './headline-test.tsx';
import styles from './monday.module.css';
import { TestPlan } from './test-plan.tsx';
import { WeekFigures } from './week-figures.tsx';

/** The report for the Monday meeting of marketing: at first the last whole week; buttons lead to earlier weeks and the current one. */
export default function MondayScreen() {
  return (
    <StaffPage page={pages.monday} lede={copy.lede}>
      {() => <Weeks />}
    </StaffPage>
  );
}

function Weeks() {
  const [now] = useState(() => new Date());
  const [weeksBack, setWeeksBack] = useState(1);
  const [week, previousWeek] = [weekBefore(now, weeksBack), weekBefore(now, weeksBack + 1)];
  const [firstDay, lastDay] = [dayText(week.first), dayText(week.last)];
  const read = useCallback(async () => {
    const { readSums, readLeadDays } = await import('#firebase/sums.ts');
    const [sums, leads] = await Promise.all([readSums(previousWeek.first), readLeadDays(previousWeek.first)]);
    return { sums, leads };
  }, [previousWeek.first]);
  return (
    <div className={styles.weeks}>
      <div className={styles.head}>
        <p className={styles.week} aria-live="polite">
          {weeksBack > 0 ? copy.week(firstDay, lastDay) : copy.running(firstDay)}
        </p>
        <div className="button-row">
          <Button variant="secondary" size="small" onClick={() => setWeeksBack(weeksBack + 1)}>
            {copy.earlier}
          </Button>
          <Button
            variant="secondary"
            size="small"
            // A button that is `disabled` would lose the focus.
            aria-disabled={weeksBack === 0 || undefined}
            onClick={() => setWeeksBack(Math.max(0, weeksBack - 1))}
          >
            {copy.later}
          </Button>
          <Button variant="tertiary" size="small" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
      </div>
      <Loaded read={read} copy={copy}>
        {(stored) => <WeekFigures stored={stored} week={week} previousWeek={previousWeek} />}
      </Loaded>
      <HeadlineTest week={week} previousWeek={previousWeek} />
      <TestPlan />
    </div>
  );
}

/** Formats a day (yyyy-MM-dd) as "16 Nov 2026", in the same way as `formatMoment`. */
function dayText(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
}
