/** One day of the shown month. */
export interface CalendarDay {
  readonly dayOfMonth: number;
  /** When a meeting may start; empty on days that are not free. */
  readonly times: readonly Date[];
}

export interface CalendarMonth {
  /** Midnight UTC on its first day. */
  readonly firstDay: Date;
  /** Number of weekdays before its first day; weeks start on Monday. */
  readonly leadingDays: number;
  readonly days: readonly CalendarDay[];
}

/** Start times in hours UTC: working hours in Europe, mornings in the Americas, evenings in Asia. */
const TIMES_UTC = ['08:00', '09:30', '12:00', '14:30'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The month to book in: the current one while at least two weeks of it are left, otherwise the next.
 * Past days, the current day and weekends are not free.
 */
export function bookingMonth(now: Date): CalendarMonth {
  const inTwoWeeks = new Date(now.getTime() + 14 * DAY_MS);
  const [year, month] = [inTwoWeeks.getUTCFullYear(), inTwoWeeks.getUTCMonth()];
  const firstDay = new Date(Date.UTC(year, month, 1));
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => {
    const day = new Date(firstDay.getTime() + index * DAY_MS);
    return { dayOfMonth: index + 1, times: isFree(day, now) ? timesOf(day) : [] };
  });
  return { firstDay, leadingDays: (firstDay.getUTCDay() + 6) % 7, days };
}

function isFree(day: Date, now: Date): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && day > now;
}

function timesOf(day: Date): Date[] {
  return TIMES_UTC.map((time) => new Date(`${day.toISOString().slice(0, 10)}T${time}Z`));
}
